import SwiftUI

struct VinylRow: View {
  let vinyl: VinylRecord

  var body: some View {
    HStack {
      VStack(alignment: .leading) {
        Text(vinyl.title)
        Text(vinyl.artist)
          .font(.footnote)
          .foregroundStyle(.secondary)
      }
      Spacer()
      if vinyl.isLent {
        Text("lent")
          .font(.caption)
          .foregroundStyle(.orange)
      }
    }
  }
}

struct DiscographyView: View {
  @StateObject private var store: VinylStore
  @State private var removedID: VinylRecord.ID?
  @State private var asksToRemove = false

  init(store: @autoclosure @escaping () -> VinylStore) { _store = StateObject(wrappedValue: store()) }

  var body: some View {
    NavigationStack {
      List {
        ForEach(Genre.allCases) { genre in
          Section {
            if !store.folded.contains(genre) {
              ForEach(store.vinyls(in: genre)) { vinyl in
                VinylRow(vinyl: vinyl)
                  .swipeActions(edge: .trailing, allowsFullSwipe: false) {
                    Button("Remove") {
                      removedID = vinyl.id
                      asksToRemove = true
                    }
                    .tint(.red)
                  }
                  .swipeActions(edge: .leading) {
                    Button(vinyl.isLent ? "Is back" : "Lend") { store.toggleLent(vinyl.id) }
                  }
              }
            }
          } header: {
            Button("\(genre.rawValue) (\(store.vinyls(in: genre).count))") { store.toggleFold(genre) }
          }
        }
        Section {
          Text(store.lent == 0 ? "All records are here." : "\(store.lent) lent")
            .foregroundStyle(.secondary)
        }
      }
      .navigationTitle("Records")
      .alert("Remove this record?", isPresented: $asksToRemove) {
        Button("Remove record", role: .destructive) {
          if let removedID { store.remove(removedID) }
        }
        Button("Keep", role: .cancel) {}
      }
    }
  }
}
