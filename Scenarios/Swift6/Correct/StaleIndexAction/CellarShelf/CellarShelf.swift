import SwiftUI

private struct CellarWine: Identifiable, Hashable {
  let id: Int
  var name: String
  var year: Int
  var bottles: Int
  var isFavourite = false
}

@MainActor @Observable private final class CellarStore {
  private var stock: [CellarWine] = []

  /// Favourites come first, then by name.
  fileprivate var wines: [CellarWine] {
    get { stock.sorted { ($0.isFavourite ? 0 : 1, $0.name, $0.id) < ($1.isFavourite ? 0 : 1, $1.name, $1.id) } }
    set { stock = newValue }
  }

  fileprivate init() {
    let names = [
      "Albariño", "Barbera", "Chablis", "Dolcetto", "Elbling", "Falanghina", "Grenache", "Hárslevelű", "Inzolia", "Lemberger",
      "Malbec",
      "Nebbiolo", "Orvieto", "Pinotage", "Riesling", "Silvaner", "Trollinger", "Verdejo",
    ]
    stock = names.enumerated().map {
      CellarWine(id: $0.offset, name: $0.element, year: 2012 + $0.offset % 9, bottles: 1 + $0.offset % 5)
    }
  }

  fileprivate func remove(at offsets: IndexSet) { wines.remove(atOffsets: offsets) }

  fileprivate func wine(_ id: CellarWine.ID) -> Binding<CellarWine> {
    Binding(
      get: { self.stock.first { $0.id == id } ?? CellarWine(id: id, name: "Gone", year: 0, bottles: 0) },
      set: { wine in
        guard let place = self.stock.firstIndex(where: { $0.id == id }) else { return }
        self.stock[place] = wine
      })
  }
}

private struct CellarLabel: View {
  @Binding var wine: CellarWine

  var body: some View {
    Form {
      Section {
        TextField("Name", text: $wine.name)
        Stepper("Year \(String(wine.year))", value: $wine.year, in: 1950...2026)
      }
      Section {
        Toggle("Favourite", isOn: $wine.isFavourite)
        Text("\(wine.bottles) in the cellar")
        Button("Drink one") { wine.bottles -= 1 }.disabled(wine.bottles == 0)
        Button("Buy six") { wine.bottles += 6 }
      }
    }
    .navigationTitle(wine.name)
  }
}

struct CellarShelfView: View {
  @State private var store = CellarStore()

  var body: some View {
    NavigationStack {
      List {
        ForEach(store.wines) { wine in
          NavigationLink(value: wine.id) {
            HStack {
              if wine.isFavourite { Image(systemName: "heart.fill") }
              Text(wine.name)
              Spacer()
              Text("\(String(wine.year)), \(wine.bottles)×").foregroundStyle(.secondary)
            }
          }
        }
        .onDelete { store.remove(at: $0) }
      }
      .navigationTitle("Cellar")
      .navigationDestination(for: CellarWine.ID.self) { id in CellarLabel(wine: store.wine(id)) }
    }
  }
}
