import SwiftUI

struct ApiaryHiveRow: View {
  let hive: ApiaryHive

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      HStack {
        Text(hive.name).font(.headline)
        Spacer()
        Text("\(hive.frames) frames")
      }
      Text("Queen \(String(hive.queenYear)), \(hive.mood), seen \(hive.lastVisit)")
        .font(.caption)
        .foregroundStyle(.secondary)
    }
  }
}

struct ApiaryBookView: View {
  let store: ApiaryStore
  @State private var editing = ApiaryEditing()
  @State private var edited: ApiaryHive?

  var body: some View {
    NavigationStack {
      List {
        Section("\(store.hives.count) hives") {
          ForEach(store.hives) { hive in
            ApiaryHiveRow(hive: hive)
              .swipeActions(edge: .leading) {
                Button("Edit") { edited = hive }
                  .tint(.yellow)
              }
              .swipeActions(edge: .trailing) {
                Button("Seen today") { store.visit(hive.id) }
              }
              .contextMenu {
                Button("Add a frame") { store.addFrame(hive.id) }
                Button("Split") { store.split(hive.id) }
              }
          }
        }
      }
      .navigationTitle("Apiary")
      .sheet(item: $edited) { hive in
        ApiarySheet(hive: hive, store: store, editing: editing)
      }
    }
  }
}
