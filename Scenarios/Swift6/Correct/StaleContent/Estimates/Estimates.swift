import SwiftUI

struct EstimatePart: Identifiable, Sendable {
  let id: Int
  let name: String
  var price: Int
}

/// A line of the estimate: the price is the one that was promised, whatever the part costs by now.
struct EstimateLine: Identifiable, Sendable {
  let id: Int
  let part: EstimatePart.ID
  let name: String
  var promised: Int
}

@MainActor @Observable final class EstimateDesk {
  private(set) var parts = (1...24).map { EstimatePart(id: $0, name: "Part \($0)", price: 10 + $0) }
  private(set) var lines: [EstimateLine] = []

  init() {
    lines = parts.map { EstimateLine(id: $0.id, part: $0.id, name: $0.name, promised: $0.price) }
  }

  var total: Int { lines.reduce(0) { $0 + $1.promised } }

  func price(of part: EstimatePart.ID) -> Int { parts.first { $0.id == part }?.price ?? 0 }

  /// The supplier's new list.
  func raisePrices() {
    for row in parts.indices { parts[row].price += 1 + parts[row].id % 3 }
  }

  func agree(on line: EstimateLine.ID, price: Int) {
    guard let row = lines.firstIndex(where: { $0.id == line }) else { return }
    lines[row].promised = price
  }

  func remove(_ offsets: IndexSet) { lines.remove(atOffsets: offsets) }
}

struct EstimateRow: View {
  let line: EstimateLine
  let current: Int
  let review: @MainActor () -> Void

  var body: some View {
    HStack {
      VStack(alignment: .leading) {
        Text(line.name)
        if current != line.promised {
          Text("now \(current) €")
            .font(.caption)
            .foregroundStyle(.orange)
        }
      }
      Spacer()
      Text("\(line.promised) €")
      Button("Review", action: review)
        .buttonStyle(.borderless)
    }
  }
}

/// An offer that was made to the customer on the phone: line and price as they were told. It stays as it was told while it is open.
struct EstimateOffer: Identifiable {
  let line: EstimateLine
  let price: Int
  var id: EstimateLine.ID { line.id }
}

struct EstimatesView: View {
  let desk: EstimateDesk
  @State private var offer: EstimateOffer?

  var body: some View {
    List {
      ForEach(desk.lines) { line in
        EstimateRow(line: line, current: desk.price(of: line.part)) {
          offer = EstimateOffer(line: line, price: desk.price(of: line.part))
        }
      }
      .onDelete { desk.remove($0) }
      Text("Total \(desk.total) €")
        .bold()
        .deleteDisabled(true)
    }
    .confirmationDialog(
      "Change the promise?",
      isPresented: Binding {
        offer != nil
      } set: {
        if !$0 { offer = nil }
      },
      titleVisibility: .visible, presenting: offer
    ) { offer in
      Button("Promise \(offer.price) €") { desk.agree(on: offer.line.id, price: offer.price) }
      Button("Keep", role: .cancel) {}
    } message: { offer in
      Text("\(offer.line.name) was promised for \(offer.line.promised) €.")
    }
  }
}
