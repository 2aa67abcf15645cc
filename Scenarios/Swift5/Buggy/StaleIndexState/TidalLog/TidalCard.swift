import SwiftUI

/// A reading. What else was measured shows when it is opened.
struct TidalCard: View {
  let reading: TidalReading
  let difference: Int?
  @State private var isOpen = false

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      HStack {
        Text(reading.clock).font(.headline)
        if reading.isDoubtful { Image(systemName: "questionmark.circle").accessibilityLabel("Doubtful") }
        Spacer()
        Text("\(reading.centimetres) cm").monospacedDigit()
        if let difference {
          Image(systemName: difference < 0 ? "arrow.down" : "arrow.up")
            .accessibilityLabel(difference < 0 ? "Falling" : "Rising")
        }
      }
      if isOpen {
        LabeledContent("Wind", value: reading.wind)
        LabeledContent("Pressure", value: "\(reading.pressure) hPa")
        if !reading.remark.isEmpty { Text(reading.remark).font(.footnote) }
      }
      Button(isOpen ? "Less" : "More") { isOpen.toggle() }
        .font(.caption)
        .buttonStyle(.borderless)
    }
  }
}
