import SwiftUI

/// Closets with shelves that have the same names in each.
struct ClosetsView: View {
  private let closets = ["Hall", "Attic", "Cellar"]
  private let shelves = ["Top", "Middle", "Bottom"]
  @State private var open: Set<String> = []

  var body: some View {
    List {
      ForEach(closets, id: \.self) { closet in
        Section(closet) {
          ForEach(shelves, id: \.self) { shelf in
            DisclosureGroup(isExpanded: isOpen(closet + shelf)) {
              ForEach(1...2, id: \.self) { Text("\(closet) \(shelf.lowercased()) box \($0)") }
            } label: {
              Text(shelf)
            }
          }
        }
      }
    }
  }

  private func isOpen(_ key: String) -> Binding<Bool> {
    Binding {
      open.contains(key)
    } set: { isOpen in
      if isOpen { open.insert(key) } else { open.remove(key) }
    }
  }
}
