import SwiftUI

struct TagRow: View {
  let tag: Tag
  let count: Int

  var body: some View {
    HStack {
      Image(systemName: tag.isPinned ? "pin.fill" : "tag")
      Text(tag.name)
      Spacer()
      Text(count == 1 ? "1 sketch" : "\(count) sketches")
        .font(.footnote)
        .foregroundStyle(.secondary)
    }
  }
}

struct TagboardView: View {
  @StateObject private var store: TagStore
  @State private var renamed: Tag.ID?
  @State private var isRenaming = false
  @State private var isAdding = false
  @State private var draft = ""

  init(store: @autoclosure @escaping () -> TagStore) { _store = StateObject(wrappedValue: store()) }

  var body: some View {
    NavigationStack {
      List {
        ForEach(store.ordered) { tag in
          NavigationLink(value: tag.id) {
            TagRow(tag: tag, count: store.sketches(tagged: tag.id).count)
          }
          .swipeActions(edge: .leading) {
            Button(tag.isPinned ? "Unpin" : "Pin") { store.togglePin(tag.id) }
          }
          .swipeActions(edge: .trailing) {
            Button("Delete", role: .destructive) { store.delete(tag.id) }
            Button("Rename") {
              renamed = tag.id
              draft = tag.name
              isRenaming = true
            }
          }
        }
      }
      .navigationTitle("Tags")
      .navigationDestination(for: Tag.ID.self) { TaggedSketches(store: store, tagID: $0) }
      .toolbar {
        Button("New tag") {
          draft = ""
          isAdding = true
        }
      }
      .alert("Rename tag", isPresented: $isRenaming) {
        TextField("Name", text: $draft)
        Button("Save") { if let renamed { store.rename(renamed, to: draft) } }
        Button("Cancel", role: .cancel) {}
      }
      .alert("New tag", isPresented: $isAdding) {
        TextField("Name", text: $draft)
        Button("Add") { store.add(draft) }
        Button("Cancel", role: .cancel) {}
      }
    }
  }
}

struct TaggedSketches: View {
  @ObservedObject var store: TagStore
  let tagID: Tag.ID

  var body: some View {
    List(store.sketches(tagged: tagID)) { sketch in
      Label(sketch.title, systemImage: "scribble")
    }
    .navigationTitle(store.tag(tagID)?.name ?? "Tag")
  }
}
