import Charts
import SwiftUI

struct TrendRow: View {
  let trend: Trend
  @State private var showsWeek = false

  private var samples: [Sample] { showsWeek ? trend.samples.suffix(7) : trend.samples }

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      HStack {
        Label(trend.id, systemImage: trend.symbolName)
          .font(.subheadline.weight(.semibold))
          .foregroundStyle(.pink)
        Spacer()
        Button(showsWeek ? "All" : "Week") { showsWeek.toggle() }
          .buttonStyle(.borderless)
      }
      HStack(alignment: .lastTextBaseline) {
        if let latest = trend.latest {
          Text(latest.value, format: .number.precision(.fractionLength(1)))
            .font(.title2.bold())
          Text(trend.unit)
            .font(.caption.uppercaseSmallCaps())
            .foregroundStyle(.secondary)
        }
        Spacer(minLength: 20)
        Chart(samples) { sample in
          LineMark(x: .value("Day", sample.date, unit: .day), y: .value(trend.id, sample.value))
            .symbol(Circle().strokeBorder(lineWidth: 2))
            .symbolSize(CGSize(width: 6, height: 6))
            .interpolationMethod(.catmullRom)
            .foregroundStyle(.pink)
        }
        .chartXAxis(.hidden)
        .chartYAxis(.hidden)
        .chartYScale(domain: .automatic(includesZero: false))
        .frame(width: 120, height: 48)
      }
    }
  }
}
