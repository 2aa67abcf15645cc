import SwiftUI

struct WardrobeShelf: Identifiable {
  let id: String
  let pieces: [String]
}

/// Shelves with pieces that are packed one by one.
struct WardrobesView: View {
  private let shelves = ["Top", "Middle", "Bottom"].map { name in
    WardrobeShelf(id: name, pieces: ["shirt", "jumper", "socks"].map { "\(name) \($0)" })
  }
  @State private var packed: Set<String> = []

  var body: some View {
    ScrollView {
      VStack(alignment: .leading) {
        ForEach(shelves) { shelf in
          Section {
            ForEach(shelf.pieces, id: \.self) { piece in
              HStack {
                Text(piece)
                Spacer()
                Button(packed.contains(piece) ? "Packed" : "Pack") {
                  if packed.remove(piece) == nil { packed.insert(piece) }
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
