import SwiftUI

struct WardrobeShelf: Identifiable {
  let id: String
  let pieces: [String]
}

/// What is packed is remembered by its number on the shelf, and every shelf has such a number.
struct WardrobesView: View {
  private let shelves = ["Top", "Middle", "Bottom"].map { name in
    WardrobeShelf(id: name, pieces: ["shirt", "jumper", "socks"].map { "\(name) \($0)" })
  }
  @State private var packed: Set<Int> = []

  var body: some View {
    ScrollView {
      VStack(alignment: .leading) {
        ForEach(shelves) { shelf in
          Section {
            ForEach(Array(shelf.pieces.enumerated()), id: \.element) { number, piece in
              HStack {
                Text(piece)
                Spacer()
                Button(packed.contains(number) ? "Packed" : "Pack") {
                  if packed.remove(number) == nil { packed.insert(number) }
                }
              }
              .padding(6)
            }
          } header: {
            Text(shelf.id).font(.headline)
          }
        }
      }
    }
  }
}
