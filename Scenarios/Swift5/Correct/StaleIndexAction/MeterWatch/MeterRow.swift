import SwiftUI

struct MeterRow: View {
  let ticket: MeterTicket
  let isFirst: Bool

  private var clock: String {
    guard let left = ticket.left else { return "–" }
    return "\(left / 60):" + String(format: "%02d", left % 60)
  }

  var body: some View {
    HStack {
      Image(systemName: ticket.isOver ? "exclamationmark.triangle.fill" : isFirst ? "car.fill" : "car")
        .foregroundStyle(ticket.isOver ? .red : .primary)
      VStack(alignment: .leading) {
        Text(ticket.plate).font(.headline)
        Text(ticket.extensions == 0 ? ticket.street : "\(ticket.street), longer by \(ticket.extensions * 30) s")
          .font(.caption)
      }
      Spacer()
      Text(clock)
        .monospacedDigit()
        .foregroundStyle((ticket.left ?? 60) <= 20 ? .red : .primary)
    }
  }
}

/// The minutes that were typed for a car stay with the car until it is started.
struct MeterStartRow: View {
  let ticket: MeterTicket
  @Binding var seconds: Int
  let start: () -> Void

  var body: some View {
    VStack(alignment: .leading) {
      HStack {
        Text(ticket.plate).font(.headline)
        Spacer()
        Button("Start", action: start)
          .buttonStyle(.borderedProminent)
      }
      Stepper("\(seconds) s at \(ticket.street)", value: $seconds, in: 30...120, step: 30)
    }
  }
}
