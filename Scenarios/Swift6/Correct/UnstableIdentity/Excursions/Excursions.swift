import SwiftUI

struct Excursion: Identifiable {
  let id = UUID()
  var title: String
}

struct ExcursionRow: View {
  let excursion: Excursion
  @State private var isOpen = false

  var body: some View {
    VStack(alignment: .leading) {
      Button(excursion.title) { isOpen.toggle() }
      if isOpen { Text("Meet at the gate") }
    }
  }
}

struct ExcursionsView: View {
  @State private var excursions = ["Lake", "Mill", "Castle", "Dunes", "Museum"].map { Excursion(title: $0) }
  @State private var isBig = false

  var body: some View {
    List {
      Toggle("Big letters", isOn: $isBig)
      ForEach(excursions) { ExcursionRow(excursion: $0).font(isBig ? .title : .body) }
    }
  }
}
