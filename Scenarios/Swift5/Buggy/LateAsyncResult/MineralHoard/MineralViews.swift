import SwiftUI

struct MineralRow: View {
  let mineral: Mineral
  let isWanted: Bool

  var body: some View {
    HStack {
      VStack(alignment: .leading) {
        Text(mineral.name).font(.headline)
        Text("Found in \(mineral.place)").font(.caption).foregroundStyle(.secondary)
      }
      Spacer()
      if isWanted { Image(systemName: "bookmark.fill").accessibilityLabel("wanted") }
      Text(String(format: "%.1f", mineral.hardness)).monospacedDigit()
    }
  }
}

struct MineralPageView: View {
  let mineral: Mineral
  let catalog: MineralCatalog

  var body: some View {
    Form {
      LabeledContent("Hardness", value: String(format: "%.1f", mineral.hardness))
      LabeledContent("Place", value: mineral.place)
      Button(catalog.wanted.contains(mineral.id) ? "Not wanted" : "I want to see it") { catalog.want(mineral.id) }
    }
    .navigationTitle(mineral.name)
  }
}

struct MineralHoardView: View {
  @State private var catalog = MineralCatalog()

  var body: some View {
    NavigationStack {
      List {
        Section("\(catalog.minerals.count) of \(catalog.total) minerals") {
          ForEach(catalog.minerals) { mineral in
            NavigationLink(value: mineral) {
              MineralRow(mineral: mineral, isWanted: catalog.wanted.contains(mineral.id))
            }
            .onAppear { catalog.appeared(mineral) }
            .swipeActions(edge: .leading) {
              Button(catalog.wanted.contains(mineral.id) ? "Not wanted" : "Wanted") { catalog.want(mineral.id) }
            }
          }
        }
        if catalog.isLoading {
          ProgressView("More minerals")
        }
      }
      .navigationTitle("Mineral hoard")
      .navigationDestination(for: Mineral.self) { MineralPageView(mineral: $0, catalog: catalog) }
      .task { if catalog.minerals.isEmpty { await catalog.loadMore() } }
    }
  }
}
