import SwiftUI

struct CountingChild: Identifiable {
  let id: Int
  let name: String
}

@MainActor @Observable final class CountingCircle {
  fileprivate var children = ["Anton", "Bella", "Conrad", "Doris", "Egon", "Flora", "Gustav", "Hedwig", "Ida", "Julius"]
    .enumerated()
    .map { CountingChild(id: $0.offset, name: $0.element) }
  private var born = 10
  /// The child with whom the rhyme goes on; nil: it begins at the head of the line.
  private var next: Int?

  /// A rhyme of five words: the fifth child is out, and it goes on behind that one.
  func countOut() {
    guard children.count > 1 else { return }
    let begin = children.firstIndex { $0.id == next } ?? 0
    let place = (begin + 4) % children.count
    children.remove(at: place)
    next = children[place < children.count ? place : 0].id
  }

  /// Who comes late stands at the head of the line.
  func join() {
    born += 1
    children.insert(CountingChild(id: born, name: "Late child \(born - 10)"), at: 0)
  }
}

/// Children in a line, and a rhyme that counts them out.
struct CountingOutView: View {
  let circle: CountingCircle

  var body: some View {
    NavigationStack {
      List(circle.children) { child in
        Text(child.name)
      }
      .navigationTitle("Eeny, meeny")
      .toolbar {
        Button("Count") { circle.countOut() }
      }
    }
  }
}
