import SwiftData
import SwiftUI

struct VoyageRow: View {
  let voyage: Voyage
  @State private var isOpen = false

  var body: some View {
    VStack(alignment: .leading) {
      Button(voyage.harbor) { isOpen.toggle() }
      if isOpen { Text("Boarding at pier 4") }
    }
  }
}

struct VoyagesView: View {
  @Query(sort: \Voyage.harbor) private var voyages: [Voyage]
  @State private var isBig = false

  var body: some View {
    List {
      Toggle("Big letters", isOn: $isBig)
      ForEach(voyages) { VoyageRow(voyage: $0).font(isBig ? .title : .body) }
    }
  }
}
