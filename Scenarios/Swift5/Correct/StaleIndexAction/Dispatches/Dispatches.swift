import SwiftUI

struct Dispatch: Identifiable, Hashable {
  let id: Int
  var headline: String { "Dispatch no. \(id)" }
}

final class DispatchDesk: ObservableObject {
  @Published var all = (1...12).reversed().map(Dispatch.init)

  func receive() { all.insert(Dispatch(id: all.count + 1), at: 0) }
}

/// Dispatches that come in at the top, one of which can be opened.
struct DispatchesView: View {
  @ObservedObject var desk: DispatchDesk

  var body: some View {
    NavigationStack {
      List(desk.all) { entry in
        NavigationLink(value: entry.id) { Text(entry.headline) }
      }
      .navigationDestination(for: Int.self) { value in
        if let one = desk.all.first(where: { $0.id == value }) { VStack { Text(one.headline).font(.title) } }
      }
    }
  }
}
