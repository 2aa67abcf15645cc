import SwiftUI

struct Winery: Identifiable, Sendable {
  let id: Int
  var name: String
  var grape = "Merlot"
}

@MainActor final class WineryList: ObservableObject {
  @Published var wineries = (1...20).map { Winery(id: $0, name: "Winery \($0)") }

  func buy() { wineries.insert(Winery(id: 100 + wineries.count, name: "New winery \(wineries.count)"), at: 0) }
}

/// A winery, whose grape is chosen on a screen of its own.
struct WineryRow: View {
  let winery: Winery
  @ObservedObject var list: WineryList
  /// Where the winery stood when its row came.
  @State var row: Int

  var body: some View {
    Picker(winery.name, selection: $list.wineries[row].grape) {
      ForEach(["Merlot", "Riesling", "Syrah"], id: \.self) { Text($0) }
    }
    .pickerStyle(.navigationLink)
  }
}

struct WineriesView: View {
  @ObservedObject var list: WineryList

  var body: some View {
    NavigationStack {
      List(Array(list.wineries.enumerated()), id: \.element.id) { place in
        WineryRow(winery: place.element, list: list, row: place.offset)
      }
    }
  }
}
