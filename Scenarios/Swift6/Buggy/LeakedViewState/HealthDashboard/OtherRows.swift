import Charts
import SwiftUI

struct HighlightRow: View {
  let highlight: Highlight

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text(highlight.id)
        .font(.headline)
      Text(highlight.message)
        .font(.footnote)
        .foregroundStyle(.secondary)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}

struct RingCell: View {
  let ring: Ring

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      Text(ring.id)
        .font(.caption.uppercaseSmallCaps())
        .foregroundStyle(.secondary)
      HStack {
        Chart {
          SectorMark(angle: .value("Done", ring.share), innerRadius: .ratio(0.6))
            .foregroundStyle(.green)
          SectorMark(angle: .value("Left", 1 - ring.share), innerRadius: .ratio(0.6))
            .foregroundStyle(.gray.opacity(0.3))
        }
        .frame(width: 44, height: 44)
        Text(ring.share, format: .percent.precision(.fractionLength(0)))
          .font(.title3)
      }
      Text(ring.updated, style: .time)
        .font(.caption2)
        .foregroundStyle(.tertiary)
    }
  }
}

struct ReminderRow: View {
  let reminder: Reminder

  var body: some View {
    HStack {
      Text(reminder.id)
      Spacer()
      Text(reminder.due, format: .dateTime.day().month())
        .foregroundStyle(.secondary)
    }
  }
}
