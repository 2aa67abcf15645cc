import HeadlessCore
@_spi(CellHarness) import SwiftUI

/// The reference row of the performance targets.
private struct ReferenceRow: View {
  var title: String
  var subtitle: String
  @State private var isOn = false

  var body: some View {
    HStack {
      Image(systemName: isOn ? "heart.fill" : "heart")
      VStack {
        Text(title)
        Text(subtitle)
      }
      Spacer()
      Text("72")
    }
    .onTapGesture { isOn.toggle() }
  }
}

/// Row figures: fresh build and layout, reuse with new values, one state change, memory.
@MainActor enum RowBenchmarks {
  static func print() {
    Swift.print("\nRow: HStack{Image, VStack{Text, Text}, Spacer, Text} with one @State, width 375")
    // The least any runtime does for such a row: eight objects with the row's six values in them.
    let floor = microseconds(iterations: 2_000) { buildFloor() }
    let fresh = timing(iterations: 200) { buildRow() }
    let graph = HostedGraph(ReferenceRow(title: "Heart rate", subtitle: "09:00"))
    let height = graph.layout(width: 375)
    // The middle of the image, which fills the row's height only in part.
    guard graph.tap(x: 10, y: height / 2) else {
      Swift.print("  the tap on the row hit nothing: no figure for a state change can be measured")
      return
    }
    var flip = false
    let reuse = timing(iterations: 200) {
      flip.toggle()
      reuseRow(graph, flip)
    }
    let change = timing(iterations: 200) { changeRow(graph, height) }
    line("fresh build and layout", fresh, floor, target: "10 µs release, 30 µs debug")
    line("reuse with new values, and layout", reuse, floor, target: "8 µs release, 25 µs debug")
    line("one state change by a tap, and layout", change, floor, target: "8 µs release, 25 µs debug")
    printMemory()
  }

  // Functions of their own, so that a profile tells them apart.

  @inline(never) private static func buildFloor() {
    var nodes: [FloorNode] = []
    nodes.reserveCapacity(8)
    for index in 0..<8 { nodes.append(FloorNode(index: index)) }
    consume(nodes)
  }

  @inline(never) private static func buildRow() {
    let graph = HostedGraph(ReferenceRow(title: "Heart rate", subtitle: "09:00"))
    consume(graph.layout(width: 375))
  }

  @inline(never) private static func reuseRow(_ graph: HostedGraph, _ flip: Bool) {
    graph.setRoot(ReferenceRow(title: flip ? "Steps" : "Heart rate", subtitle: flip ? "10:00" : "09:00"))
    consume(graph.layout(width: 375))
  }

  @inline(never) private static func changeRow(_ graph: HostedGraph, _ height: Double) {
    consume(graph.tap(x: 10, y: height / 2))
    consume(graph.layout(width: 375))
  }

  /// What rows that stay alive take of the heap, each laid out once.
  private static func printMemory() {
    let count = 4_000
    var graphs: [HostedGraph] = []
    graphs.reserveCapacity(count)
    guard let before = HeapUse.bytes() else {
      Swift.print("  memory per row: the C library does not tell what the heap holds")
      return
    }
    for _ in 0..<count {
      let graph = HostedGraph(ReferenceRow(title: "Heart rate", subtitle: "09:00"))
      consume(graph.layout(width: 375))
      graphs.append(graph)
    }
    let after = HeapUse.bytes() ?? before
    consume(graphs)
    let bytes = (after - before) / count
    Swift.print("  memory per row, laid out                \(column(Double(bytes), "B "))   target 4096 B")
  }

  private static func line(_ name: String, _ value: Timing, _ floor: Double, target: String) {
    let ratio = (value.median / floor * 10).rounded() / 10
    let padded = name + String(repeating: " ", count: max(0, 40 - name.count))
    let times = "\(column(value.median, "µs"))   least \(column(value.least, "µs"))"
    Swift.print("  \(padded)\(times)   \(ratio)× the allocation floor   target \(target)")
  }
}

private final class FloorNode {
  var index: Int
  var values = ["title", "subtitle", "72"]
  init(index: Int) { self.index = index }
}
