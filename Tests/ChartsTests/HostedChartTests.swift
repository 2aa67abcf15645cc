import CellTrace
import HeadlessCore
import Testing
@_spi(CellHarness) import UIKit

@testable import Charts
@testable import SwiftUI

@MainActor @Suite(.serialized) struct HostedChartTests {
  private struct Trend: View {
    let values: [Int]
    var body: some View {
      HStack {
        Text("Trend")
        Chart(values.indices, id: \.self) { index in
          LineMark(x: .value("Index", index), y: .value("Value", values[index]))
        }
        .chartXAxis(.hidden).chartYAxis(.hidden).frame(width: 80, height: 40)
      }
    }
  }

  @Test("CH-04 a chart in a hosted cell takes part in the row and changes with the row's item")
  func hosted() {
    RunState.begin()
    let view = UIHostingConfiguration { Trend(values: [1, 5, 3]) }.makeContentView()
    let plotted = { () -> [String] in
      view.frame = CGRect(origin: .zero, size: view.systemLayoutSizeFitting(CGSize(width: 320, height: 0)))
      view.layoutIfNeeded()
      HostLoop.settle()
      var builder = AppearanceBuilder()
      view.describe(into: &builder)
      let plot = builder.elements.first { $0.path.hasSuffix("/Marks") }
      return [plot.map { "\($0.frame.width)×\($0.frame.height)" } ?? "none"] + (plot?.properties.prefix(3).map(\.value) ?? [])
    }
    #expect(plotted() == ["80.0×40.0", "Index: 0, Value: 1", "Index: 1, Value: 5", "Index: 2, Value: 3"])
    view.configuration = UIHostingConfiguration { Trend(values: [1, 5, 9]) }
    #expect(plotted() == ["80.0×40.0", "Index: 0, Value: 1", "Index: 1, Value: 5", "Index: 2, Value: 9"])
  }
}
