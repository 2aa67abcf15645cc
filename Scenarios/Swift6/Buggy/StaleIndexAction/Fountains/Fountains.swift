import SwiftUI

struct Fountain: Identifiable {
  let id: Int
  let name: String
  var isFavorite = false
}

/// Favourites come first; hearts are given by the row's number.
struct FountainsView: View {
  @State private var fountains = (1...14).map { Fountain(id: $0, name: "Fountain \($0)") }

  private var sorted: [Fountain] { fountains.filter(\.isFavorite) + fountains.filter { !$0.isFavorite } }

  var body: some View {
    List {
      ForEach(Array(sorted.enumerated()), id: \.element.id) { index, fountain in
        row(fountain) { fountains[index].isFavorite.toggle() }
      }
    }
  }

  private func row(_ fountain: Fountain, onHeart: @escaping () -> Void) -> some View {
    HStack {
      Text(fountain.name)
      Spacer()
      Button(fountain.isFavorite ? "Unlike" : "Like") { onHeart() }
    }
  }
}
