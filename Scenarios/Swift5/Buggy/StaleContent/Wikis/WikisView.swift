import SwiftUI

struct WikiRow: View {
  let file: WikiFile

  var body: some View {
    HStack {
      VStack(alignment: .leading) {
        Text(file.title)
        Text("\(file.size) MB")
          .font(.caption)
          .foregroundStyle(.secondary)
      }
      Spacer()
      if file.isDownloaded {
        Image(systemName: "arrow.down.circle.fill").accessibilityLabel("Downloaded")
      }
    }
  }
}

struct WikisView: View {
  @StateObject private var shelf = WikiShelf()

  var body: some View {
    NavigationStack {
      List {
        Toggle("Downloaded only", isOn: $shelf.downloadedOnly)
        ForEach(shelf.shown) { file in
          NavigationLink(value: file.id) { WikiRow(file: file) }
            .swipeActions {
              Button(file.isDownloaded ? "Remove" : "Download") { shelf.setDownloaded(!file.isDownloaded, file.id) }
            }
        }
        if shelf.shown.isEmpty {
          Text("Nothing found").foregroundStyle(.secondary)
        }
      }
      .navigationTitle("Wikis")
      .searchable(text: $shelf.query, prompt: "Titles")
      .onChange(of: shelf.query) { shelf.applyFilter() }
      .onChange(of: shelf.downloadedOnly) { shelf.applyFilter() }
      .onAppear { shelf.reload() }
      .navigationDestination(for: WikiFile.ID.self) { WikiDetail(shelf: shelf, id: $0) }
    }
  }
}

struct WikiDetail: View {
  @ObservedObject var shelf: WikiShelf
  let id: WikiFile.ID

  var body: some View {
    if let file = shelf.file(id) {
      Form {
        LabeledContent("Size", value: "\(file.size) MB")
        LabeledContent("Opened", value: "\(file.opened) times")
        Toggle(
          "On this phone",
          isOn: Binding(get: { file.isDownloaded }, set: { shelf.setDownloaded($0, id) }))
        Button("Open main page") { shelf.open(id) }
          .disabled(!file.isDownloaded)
      }
      .navigationTitle(file.title)
    }
  }
}
