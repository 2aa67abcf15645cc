import SwiftData
import SwiftUI

/// What is deleted is looked up where the offsets come from.
struct SeedlingsView: View {
  @Environment(\.modelContext) private var modelContext
  @Query(sort: \Seedling.name) private var seedlings: [Seedling]
  @State private var searchText = ""

  private var found: [Seedling] {
    searchText.isEmpty ? seedlings : seedlings.filter { $0.name.localizedCaseInsensitiveContains(searchText) }
  }

  var body: some View {
    NavigationStack {
      List {
        ForEach(found) { seedling in
          Text(seedling.name)
        }
        .onDelete(perform: delete)
      }
      .searchable(text: $searchText)
      .navigationTitle("Nursery")
    }
  }

  private func delete(at offsets: IndexSet) {
    for index in offsets {
      modelContext.delete(found[index])
    }
  }
}
