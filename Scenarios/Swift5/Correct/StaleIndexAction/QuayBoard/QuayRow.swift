import SwiftUI

struct QuayRow: View {
  let boat: QuayBoat
  let now: Int
  let isPinned: Bool
  let isNext: Bool
  let seats: Int?
  let hasReminder: Bool

  private var wait: Int { boat.minute - now }

  var body: some View {
    HStack {
      VStack(alignment: .leading) {
        HStack {
          if isPinned { Image(systemName: "pin.fill").accessibilityLabel("Pinned") }
          Text("\(boat.line) \(boat.goal)").fontWeight(isNext ? .bold : .regular)
        }
        Text(seats.map { "\($0) seats, quay \(boat.quay)" } ?? "Quay \(boat.quay)")
          .font(.caption)
          .foregroundStyle(seats == 0 ? .red : .secondary)
      }
      Spacer()
      if hasReminder {
        Image(systemName: wait <= 3 ? "bell.badge.fill" : "bell.fill")
          .accessibilityLabel(wait <= 3 ? "Leave now" : "Reminder")
      }
      Text(wait == 0 ? "now" : "\(wait) min")
        .monospacedDigit()
    }
  }
}
