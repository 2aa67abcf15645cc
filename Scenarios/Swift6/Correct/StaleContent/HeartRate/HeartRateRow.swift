import SwiftUI

struct HeartRateRow: View {
  @ObservedObject var reading: HeartRateReading

  var body: some View {
    HStack(alignment: .top, spacing: 12) {
      Image(systemName: reading.context.symbolName)
        .foregroundStyle(.red)
        .frame(width: 28)
      VStack(alignment: .leading, spacing: 4) {
        HStack {
          Text(reading.context.title)
            .font(.headline)
          Spacer()
          Text(reading.takenAt.formatted(date: .omitted, time: .shortened))
            .font(.caption)
            .foregroundStyle(.secondary)
        }
        Text("\(reading.bpm) BPM")
          .font(.title3)
        Text(reading.note)
          .font(.footnote)
          .foregroundStyle(.secondary)
      }
    }
    .padding(.vertical, 4)
  }
}

#Preview {
  HeartRateRow(reading: HeartRateReading(id: 1, context: .workout, bpm: 142, takenAt: .now, note: "Intervals"))
    .padding()
}
