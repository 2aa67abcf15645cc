import Testing

@testable import SwiftUI

/// A view that answers proposals between a minimum and a maximum, and remembers them.
private struct Elastic: View, PrimitiveView {
  let minimum: Double
  let maximum: Double
  let ideal: Double
  var history: History?

  init(_ minimum: Double, _ maximum: Double, ideal: Double? = nil, history: History? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    self.ideal = ideal ?? minimum
    self.history = history
  }

  static func makeNode(_ view: Elastic, _ inputs: NodeInputs) -> ViewNode { ElasticNode(view, inputs) }
}

private final class ElasticNode: TypedNode<Elastic> {
  override var pathName: String? { "Elastic" }
  override var isPlaced: Bool { true }
  override func collectItems(_ list: inout ItemList) { list.append(self) }
  override func measure(_ proposal: Proposal) -> LayoutSize {
    view.history?("\(NumberText.of(proposal.width))×\(NumberText.of(proposal.height))")
    let width = proposal.width < 0 ? view.ideal : min(max(proposal.width, view.minimum), view.maximum)
    return LayoutSize(width: width, height: 10)
  }
  override func describe(_ pass: inout DescribePass) { pass.add(.view, self, [], isInteractive: false) }
}

@MainActor @Suite struct LayoutTests {
  private func size<V: View>(_ view: V, _ width: Double?, _ height: Double?) -> [Double] {
    Hosted(view).size(width, height)
  }

  @Test("LY-01 nil asks for the ideal, which is 10 for a shape; zero and infinity ask for the bounds")
  func shapes() {
    #expect(size(Rectangle(), nil, nil) == [10, 10])
    #expect(size(Color.red, nil, 33) == [10, 33])
    #expect(size(Rectangle(), 0, 0) == [0, 0])
    #expect(size(Circle(), 40, 30) == [30, 30])
  }

  @Test("LY-02 the least flexible child gets its share first; the rest is shared")
  func sharing() {
    let hosted = Hosted(
      HStack(spacing: 0) {
        Elastic(0, .infinity)
        Elastic(50, 52)
        Elastic(0, .infinity)
      })
    hosted.width = 160
    hosted.settle()
    #expect(hosted.elements.map { $0.frame.width } == [54, 52, 54])
  }

  @Test("LY-02 a higher priority takes all but the minimum of the rest")
  func priority() {
    let hosted = Hosted(
      HStack(spacing: 0) {
        Elastic(20, 200)
        Elastic(0, .infinity).layoutPriority(1)
      })
    hosted.width = 100
    hosted.settle()
    #expect(hosted.elements.map { $0.frame.width } == [20, 80])
  }

  @Test("LY-03 without a proposal along the axis every child gets its ideal")
  func ideal() {
    #expect(
      size(
        HStack(spacing: 0) {
          Elastic(5, 100, ideal: 30)
          Elastic(5, 100, ideal: 40).layoutPriority(9)
        }, nil, nil) == [70, 10])
  }

  @Test("LY-04 a stack reports overflow and mirrors in right-to-left")
  func overflow() {
    let stack = HStack(spacing: 0) {
      Elastic(80, 80)
      Elastic(70, 70)
    }
    #expect(size(stack, 100, nil) == [150, 10])
    let mirrored = Hosted(stack.environment(\.layoutDirection, .rightToLeft))
    mirrored.width = 150
    mirrored.settle()
    #expect(mirrored.elements.map { $0.frame.x } == [70, 0])
  }

  @Test("LY-05 the default distance is 8, a given one is uniform, a spacer wants none")
  func spacing() {
    #expect(
      size(
        HStack {
          Elastic(10, 10)
          Elastic(10, 10)
        }, nil, nil) == [28, 10])
    #expect(
      size(
        HStack(spacing: 3) {
          Elastic(10, 10)
          Elastic(10, 10)
        }, nil, nil) == [23, 10])
    #expect(
      size(
        HStack {
          Elastic(10, 10)
          Spacer()
          Elastic(10, 10)
        }, nil, nil) == [28, 10])
  }

  @Test("LY-06 two lines of text in a vertical stack stand at the font's leading, which is zero")
  func textSpacing() {
    #expect(
      size(
        VStack {
          Text("a")
          Text("b")
        }, nil, nil)[1] == 40.667)
    #expect(
      size(
        VStack {
          Text("a")
          Text("b").padding(.top, 0)
        }, nil, nil)[1] == 48.667)
  }

  @Test("LY-07 a spacer takes what is left and is at least 8 long")
  func spacer() {
    let hosted = Hosted(
      HStack {
        Elastic(10, 10)
        Spacer()
        Elastic(10, 10)
      })
    hosted.width = 100
    hosted.settle()
    #expect(hosted.elements.map { $0.frame.x } == [0, 90])
    #expect(size(HStack { Spacer(minLength: 3) }, 0, nil) == [3, 0])
  }

  @Test("LY-08 a divider is a pixel thick and lies across its stack")
  func divider() {
    #expect(size(VStack { Divider() }, 90, nil) == [90, 0.333])
    #expect(size(HStack { Divider() }, nil, 30) == [0.333, 30])
  }

  @Test("LY-09 a fixed frame is fixed; a bad length is ignored with a warning")
  func fixedFrame() {
    #expect(size(Elastic(10, 20).frame(width: 50), 100, nil) == [50, 10])
    let events = recording {
      #expect(size(Elastic(10, 10).frame(width: -1, height: .infinity), 100, nil) == [10, 10])
    }
    #expect(
      events.filter { if case .warning = $0 { true } else { false } } == [
        .warning(ledgerID: "LY-09", text: "Invalid frame dimension (negative or non-finite)."),
        .warning(ledgerID: "LY-09", text: "Invalid frame dimension (negative or non-finite)."),
      ])
  }

  /// (minimum, ideal, maximum), proposal, content's bounds and ideal → width.
  nonisolated static let flexible: [(bounds: [Double?], proposal: Double?, content: [Double], width: Double)] = [
    ([20, nil, 60], 100, [10, 200, 30], 60), ([20, nil, 60], 5, [10, 200, 30], 20), ([20, nil, 60], 40, [10, 15, 12], 40),
    ([nil, 33, nil], nil, [10, 200, 30], 33), ([20, nil, 60], nil, [10, 200, 30], 30),
    ([20, nil, 60], nil, [10, 200, 90], 60), ([44, nil, nil], 30, [10, 20, 12], 44), ([44, nil, nil], 90, [10, 60, 12], 60),
    ([44, nil, nil], 50, [70, 70, 70], 50), ([nil, nil, 60], 100, [10, 20, 12], 60), ([nil, nil, 60], 40, [10, 20, 12], 40),
    ([nil, nil, 60], nil, [10, 200, 90], 60), ([nil, nil, .infinity], nil, [10, 200, 30], 30),
    ([nil, nil, .infinity], 100, [10, 20, 12], 100),
  ]

  @Test("LY-10 LY-11 a flexible frame clamps", arguments: 0..<14)
  func flexibleFrame(row: Int) {
    let (bounds, proposal, content, width) = Self.flexible[row]
    let view = Elastic(content[0], content[1], ideal: content[2]).frame(
      minWidth: bounds[0].map { CGFloat($0) }, idealWidth: bounds[1].map { CGFloat($0) },
      maxWidth: bounds[2].map { CGFloat($0) })
    #expect(size(view, proposal, nil)[0] == width)
  }

  @Test("LY-12 fixedSize takes the ideal along its axes")
  func fixedSize() {
    #expect(size(Elastic(5, 300, ideal: 120).fixedSize(), 50, nil) == [120, 10])
    #expect(size(Elastic(5, 300, ideal: 120).fixedSize(horizontal: false, vertical: true), 50, nil) == [50, 10])
  }

  @Test("LY-13 padding is 16 by default and leaves the rest to the content")
  func padding() {
    #expect(size(Elastic(0, .infinity).padding(), 100, nil) == [100, 42])
    #expect(size(Elastic(10, 10).padding(.horizontal, 5), nil, nil) == [20, 10])
    #expect(size(Elastic(10, 10).padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)), nil, nil) == [16, 14])
    #expect(size(Elastic(10, 300).padding(40), 50, nil) == [90, 90])
  }

  @Test("LY-14 offset moves without changing the layout; a background takes the view's size")
  func offsetAndBackground() {
    let hosted = Hosted(Elastic(10, 10).offset(x: 5, y: 7).background(Color.red))
    hosted.width = 10
    hosted.settle()
    #expect(hosted.frame("Elastic") == [5, 7, 10, 10])
    #expect(hosted.frame("Color") == [0, 0, 10, 10])
    #expect(size(Elastic(10, 10).scaleEffect(3).rotationEffect(.degrees(90)).opacity(0.5), nil, nil) == [10, 10])
  }

  @Test("LY-15 aspect ratio fits inside or fills the proposal")
  func aspectRatio() {
    #expect(size(Rectangle().aspectRatio(2, contentMode: .fit), 100, 100) == [100, 50])
    #expect(size(Rectangle().aspectRatio(2, contentMode: .fill), 100, 100) == [200, 100])
    #expect(size(Rectangle().aspectRatio(2, contentMode: .fit), 100, nil) == [100, 50])
  }

  @Test("LY-22 a pile is as large as the union of its children")
  func pile() {
    let hosted = Hosted(
      ZStack(alignment: .topLeading) {
        Elastic(30, 30)
        Elastic(50, 50)
      })
    #expect(hosted.size(nil, nil) == [50, 10])
  }

  @Test("LY-23 an explicit guide moves a child")
  func guides() {
    let hosted = Hosted(
      VStack(alignment: .leading, spacing: 0) {
        Elastic(30, 30)
        Elastic(30, 30).alignmentGuide(.leading) { $0[.leading] - 12 }
      })
    #expect(hosted.size(nil, nil) == [42, 20])
  }

  @Test("LY-24 text wraps, is limited and reports one line as its ideal")
  func text() {
    let text = "one two three four five six seven"
    #expect(size(Text(text), nil, nil)[1] == 20.333)
    let wrapped = size(Text(text), 80, nil)
    #expect(wrapped[0] <= 80)
    #expect(wrapped[1] > 60)
    #expect(size(Text(text).lineLimit(2), 80, nil)[1] == 40.667)
    #expect(size(Text("a").lineLimit(3, reservesSpace: true), 80, nil)[1] == 61)
    #expect(size(Text(text), 80, 25)[1] == 20.333)
  }

  @Test("LY-26 an image keeps its size unless it is resizable")
  func image() {
    #expect(size(Image("photo"), 100, 100) == [24, 24])
    #expect(size(Image("photo").resizable(), 100, nil) == [100, 24])
  }

  @Test("LY-27 a label puts its icon 8 before the title")
  func label() {
    let hosted = Hosted(Label("title", systemImage: "star"))
    hosted.width = hosted.size(nil, nil)[0]
    hosted.settle()
    let icon = hosted.elements[0].frame
    #expect(abs(hosted.elements[1].frame.x - icon.width - 8) < 0.01)
  }

  @Test("LY-28 controls have their regular sizes")
  func controls() {
    #expect(size(Toggle("x", isOn: .constant(true)).labelsHidden(), nil, nil) == [51, 31])
    #expect(size(ProgressView(), nil, nil) == [20, 20])
    #expect(size(ProgressView(value: 0.5), 200, nil) == [200, 4])
    #expect(size(ProgressView(value: 0.5).progressViewStyle(.circular), 200, nil) == [20, 20])
    #expect(size(ProgressView().progressViewStyle(.linear), 200, nil) == [200, 4])
    #expect(size(TextField("x", text: .constant("")), 200, nil) == [200, 22])
  }

  @Test("LY-29 measured sizes are rounded up to the pixel, frames to pixels")
  func rounding() {
    #expect(size(Elastic(10.1, 10.1), nil, nil) == [10.333, 10])
    let hosted = Hosted(Elastic(10, 10))
    hosted.width = 31
    hosted.settle()
    #expect(hosted.frame("Elastic") == [10.667, 0, 10, 10])
  }

  @Test("a modifier of several views applies to each")
  func severalViews() {
    #expect(
      size(
        VStack(spacing: 0) {
          Group {
            Elastic(10, 10)
            Elastic(10, 10)
          }
          .padding(5)
        }, nil, nil) == [20, 40])
  }

  @Test("a change deep inside changes the size above, once the graph was updated")
  func invalidation() {
    struct Growing: View {
      @State private var lines = 1
      var body: some View {
        VStack(spacing: 0) {
          ForEach(Array(0..<lines), id: \.self) { Text("line \($0)") }
          Button("more") { lines += 1 }
        }
        .padding(1)
        .frame(maxWidth: .infinity)
      }
    }
    let hosted = Hosted(Growing())
    var calls = 0
    hosted.graph.onIdealSizeChange = { calls += 1 }
    let before = hosted.size(320, nil)[1]
    hosted.tap(text: "more")
    #expect(calls == 1)
    #expect(abs(hosted.size(320, nil)[1] - before - 20.333) < 0.4)
  }
}
