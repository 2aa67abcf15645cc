import SwiftUI

struct FeedRow: View {
  let feed: Feed

  var body: some View {
    HStack {
      VStack(alignment: .leading) {
        Text(feed.name)
        Text(feed.address)
          .font(.caption)
          .foregroundStyle(.secondary)
      }
      Spacer()
      if feed.isMuted {
        Image(systemName: "bell.slash").accessibilityLabel("Muted")
      } else if feed.unread > 0 {
        Text("\(feed.unread)")
          .font(.footnote)
      }
    }
  }
}

struct FeedsView: View {
  @State private var store = FeedStore()
  @State private var draft = FeedDraft()
  @State private var showsForm = false

  var body: some View {
    NavigationStack {
      List(store.feeds) { feed in
        FeedRow(feed: feed)
          .contextMenu {
            Button("Edit") { edit(feed) }
            Button("Mark all as read") { store.markRead(feed.id) }
            Button("Delete", role: .destructive) { store.delete(feed.id) }
          }
      }
      .navigationTitle("Feeds")
      .toolbar {
        ToolbarItem(placement: .topBarLeading) { Text("\(store.unread) unread") }
        ToolbarItem(placement: .topBarTrailing) {
          Button("Add feed") {
            draft = FeedDraft()
            showsForm = true
          }
        }
      }
      .sheet(isPresented: $showsForm) {
        FeedForm(draft: $draft) { store.save(draft) }
      }
    }
  }

  private func edit(_ feed: Feed) {
    draft = FeedDraft(feed)
    showsForm = true
  }
}

struct FeedForm: View {
  @Binding var draft: FeedDraft
  let save: () -> Void
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      Form {
        TextField("Name", text: $draft.name)
        TextField("Address", text: $draft.address)
        Toggle("Muted", isOn: $draft.isMuted)
      }
      .navigationTitle(draft.id == nil ? "New feed" : "Edit feed")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
        ToolbarItem(placement: .confirmationAction) {
          Button("Save") {
            save()
            dismiss()
          }
          .disabled(!draft.canBeSaved)
        }
      }
    }
  }
}
