import SwiftUI

struct Kiosk {
  let name: String
  var papers: Int
  var isOpen: Bool
}

final class KioskStore: ObservableObject {
  /// The town has these kiosks and no others.
  @Published var kiosks = (1...24).map { Kiosk(name: "Kiosk \($0)", papers: 10 + $0 % 4, isOpen: $0 % 2 == 0) }

  func deliverPapers() {
    for index in kiosks.indices { kiosks[index].papers += 5 }
  }
}

struct KioskRow: View {
  @Binding var kiosk: Kiosk
  @State private var showsStock = false

  var body: some View {
    VStack(alignment: .leading) {
      HStack {
        Text(kiosk.name)
        Spacer()
        Text(kiosk.isOpen ? "Open" : "Closed")
          .foregroundStyle(.secondary)
        Button(showsStock ? "Less" : "More") { showsStock.toggle() }
          .buttonStyle(.borderless)
      }
      if showsStock {
        HStack {
          Text("\(kiosk.papers) papers")
          Button("Sell one") { kiosk.papers = max(0, kiosk.papers - 1) }
            .buttonStyle(.borderless)
        }
      }
    }
  }
}

struct KiosksView: View {
  @ObservedObject var store: KioskStore

  var body: some View {
    ScrollView {
      VStack(spacing: 14) {
        ForEach(store.kiosks.indices, id: \.self) { index in
          KioskRow(kiosk: $store.kiosks[index])
            .contextMenu {
              Button(store.kiosks[index].isOpen ? "Close" : "Open") { store.kiosks[index].isOpen.toggle() }
            }
        }
      }
      .padding()
    }
  }
}
