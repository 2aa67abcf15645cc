import SwiftUI

/// What is to be done, observed by the list.
final class ErrandStore: ObservableObject {
  struct Errand: Identifiable {
    let id: Int
    let title: String
  }

  @Published var errands = (1...25).map { Errand(id: $0, title: "Errand \($0)") }

  func removeFirst() { errands.removeFirst() }
}

/// A row that keeps its star to itself.
struct ErrandRow: View {
  let title: String
  @State private var isStarred = false

  var body: some View {
    HStack {
      Text(title)
      Spacer()
      Button(isStarred ? "Unstar" : "Star") { isStarred.toggle() }
    }
  }
}

/// The same by the errands' own identifiers.
struct IdentifiedErrands: View {
  @ObservedObject var store: ErrandStore

  var body: some View {
    List {
      ForEach(store.errands) { errand in ErrandRow(title: errand.title) }
    }
  }
}
