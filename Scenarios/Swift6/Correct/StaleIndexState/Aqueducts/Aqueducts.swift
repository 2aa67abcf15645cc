import SwiftUI

struct Aqueduct: Identifiable {
  let id: Int
  var name: String { "Aqueduct \(id)" }
}

@MainActor
final class AqueductStore: ObservableObject {
  @Published private(set) var aqueducts = (1...20).map { Aqueduct(id: $0) }

  func more() {
    guard aqueducts.count < 60 else { return }
    aqueducts += (aqueducts.count + 1...aqueducts.count + 20).map { Aqueduct(id: $0) }
  }
}

/// Numbers, stripes and a first place that stay where they are; headers that stay in view; the last row asks for more.
struct AqueductsView: View {
  @ObservedObject var store: AqueductStore
  @State private var isReversed = false
  @State private var starred: Set<Int> = []

  private var shown: [Aqueduct] { isReversed ? store.aqueducts.reversed() : store.aqueducts }

  var body: some View {
    ScrollView {
      LazyVStack(spacing: 0, pinnedViews: [.sectionHeaders]) {
        Section {
          ForEach(Array(shown.enumerated()), id: \.element.id) { number, aqueduct in
            HStack {
              Text("\(number + 1).")
              Text(aqueduct.name).bold(number == 0)
              Spacer()
              Button(starred.contains(aqueduct.id) ? "Starred" : "Star") {
                if starred.remove(aqueduct.id) == nil { starred.insert(aqueduct.id) }
              }
            }
            .padding()
            .background(number.isMultiple(of: 2) ? Color.gray.opacity(0.1) : .clear)
            .onAppear { if number == shown.count - 1 { store.more() } }
          }
        } header: {
          HStack {
            Text("\(store.aqueducts.count) aqueducts")
            Button("Turn around") { isReversed.toggle() }
          }
        }
      }
    }
  }
}
