import SwiftUI

struct Region: Identifiable, Hashable {
  let id: Int
  let name: String
  var visits = 0
}

@MainActor
final class Atlas: ObservableObject {
  @Published var regions = (1...30).map { Region(id: $0, name: "Region \($0)") }
  @Published var path: [Int] = []

  subscript(id: Int) -> Region? { regions.first { $0.id == id } }

  func visit(_ id: Int) {
    if let index = regions.firstIndex(where: { $0.id == id }) { regions[index].visits += 1 }
  }
}

struct RegionPage: View {
  let id: Int
  @ObservedObject var atlas: Atlas

  var body: some View {
    if let region = atlas[id] {
      List {
        Text("All about \(region.name)")
        Button("Visit") { atlas.visit(id) }
        Text("\(region.visits) visits")
      }
      .navigationTitle(region.name)
    } else {
      Text("No longer there")
    }
  }
}

struct RegionsView: View {
  @ObservedObject var atlas: Atlas

  var body: some View {
    NavigationStack(path: $atlas.path) {
      List(atlas.regions) { region in
        NavigationLink(value: region.id) {
          HStack {
            Text(region.name)
            Spacer()
            Text("\(region.visits)")
          }
        }
      }
      .navigationTitle("Atlas")
      .navigationDestination(for: Int.self) { RegionPage(id: $0, atlas: atlas) }
    }
  }
}
