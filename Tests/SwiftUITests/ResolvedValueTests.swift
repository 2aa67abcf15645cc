import CoreGraphics
import HeadlessCore
import Testing

@_spi(CellHarness) @testable import SwiftUI
@_spi(CellHarness) @testable import UIKit

/// Values that views are described with, as numbers.
@MainActor @Suite("Curves, colours and lines as numbers", .serialized) struct ResolvedValueTests {
  init() { RunState.begin() }

  private func near(_ value: Double, _ expected: Double, _ tolerance: Double = 0.006) -> Bool {
    value == expected || Swift.abs(value - expected) <= tolerance
  }

  @Test("A curve: progress and speed at five times; where two speeds vanish at once, the limit")
  func curves() {
    let expected: [(UnitCurve, [Double], [Double])] = [
      (.linear, [0, 0.25, 0.5, 0.75, 1], [1, 1, 1, 1, 1]),
      (.easeIn, [0, 0.093, 0.315, 0.622, 1], [0, 0.67, 1.07, 1.37, 0]),
      (.easeOut, [0, 0.378, 0.685, 0.907, 1], [1, 1.37, 1.07, 0.67, 0]),
      (.easeInOut, [0, 0.129, 0.5, 0.871, 1], [0, 1.06, 1.72, 1.06, 0]),
      (.circularEaseIn, [0, 0.032, 0.134, 0.339, 1], [0, 0.258, 0.577, 1.134, .infinity]),
      (.circularEaseOut, [0, 0.661, 0.866, 0.968, 1], [.infinity, 1.134, 0.577, 0.258, 0]),
      (.circularEaseInOut, [0, 0.067, 0.5, 0.933, 1], [0, 0.577, .infinity, 0.577, 0]),
    ]
    for (curve, values, speeds) in expected {
      for (index, time) in [0, 0.25, 0.5, 0.75, 1].enumerated() {
        #expect(near(curve.value(at: time), values[index]), "\(curve) at \(time): \(curve.value(at: time))")
        #expect(near(curve.velocity(at: time), speeds[index]), "speed of \(curve) at \(time): \(curve.velocity(at: time))")
      }
      #expect(curve.value(at: -1) == 0 && curve.value(at: 2) == 1)
    }
  }

  @Test("The inverse of a curve leads from progress back to time")
  func inverse() {
    let own = UnitCurve.bezier(startControlPoint: UnitPoint(x: 0.25, y: 0.1), endControlPoint: UnitPoint(x: 0.75, y: 0.9))
    for curve in [UnitCurve.linear, .easeIn, .easeOut, .easeInOut, .circularEaseIn, .circularEaseOut, .circularEaseInOut, own] {
      for time in [0.05, 0.3, 0.6, 0.95] {
        #expect(near(curve.inverse.value(at: curve.value(at: time)), time, 1e-6), "\(curve) at \(time)")
        #expect(near(curve.inverse.inverse.value(at: time), curve.value(at: time), 1e-9))
      }
    }
    #expect(UnitCurve.circularEaseIn.inverse == .circularEaseOut && UnitCurve.easeIn.inverse != .easeOut)
  }

  @Test("A turn: radians, degrees, and what is animated of it")
  func angle() {
    var turn = Angle(degrees: 90)
    #expect(turn == .radians(.pi / 2) && turn.animatableData == .pi / 2 * 128)
    turn.animatableData *= 2
    #expect(turn == .degrees(180) && -turn < .zero && turn / 2 + .degrees(90) == turn)
  }

  @Test(
    "A colour's components in words: two digits each, whatever space they were given in",
    arguments: [
      (Color.RGBColorSpace.sRGB, [0, 0, 0, 0] as [Float], "#00000000"), (.sRGB, [0.01, 0.02, 0.03, 0.04], "#0305080A"),
      (.sRGB, [0.412, 0.508, 0.690, 0.748], "#6982B0BF"), (.sRGB, [1, 1, 1, 1], "#FFFFFFFF"),
      (.sRGBLinear, [0.01, 0.02, 0.03, 0.04], "#1927300A"), (.sRGBLinear, [0.3, 0.3, 0.3, 0.3], "#9595954D"),
      (.displayP3, [0.01, 0.02, 0.03, 0.04], "#0205080A"), (.displayP3, [0.412, 0.508, 0.690, 0.748], "#6282B4BF"),
      (.displayP3, [1, 1, 1, 1], "#FFFFFFFF"),
    ])
  func components(_ space: Color.RGBColorSpace, _ parts: [Float], _ words: String) {
    let color = Color.Resolved(colorSpace: space, red: parts[0], green: parts[1], blue: parts[2], opacity: parts[3])
    #expect(color.description == words)
  }

  @Test("A colour resolves by its surroundings: a system colour is another one in the dark")
  func resolved() throws {
    var dark = EnvironmentValues()
    dark.colorScheme = .dark
    let plain = EnvironmentValues()
    #expect(Color.primary.resolve(in: plain).description == "#000000FF")
    #expect(Color.primary.resolve(in: dark).description == "#FFFFFFFF")
    #expect(Color.red.resolve(in: plain) != Color.red.resolve(in: dark))
    #expect(Color.red.opacity(0.3).opacity(0.5).resolve(in: plain).opacity == 0.15)
    #expect(Color(hue: 1.0 / 3, saturation: 1, brightness: 0.5).resolve(in: plain).description == "#008000FF")
    #expect(Color(.displayP3, red: 0.412, green: 0.508, blue: 0.690).resolve(in: plain).description == "#6282B4FF")
    let custom = Color.Resolved(red: 0.25, green: 0.5, blue: 0.75, opacity: 0.5)
    #expect(Color(custom).resolve(in: plain).description == custom.description)
    let coded = try JSONDecoder().decode(Color.Resolved.self, from: JSONEncoder().encode(custom))
    #expect(coded == custom)
  }

  @Test("A row that picks its text's colour by how bright its background is")
  func contrast() {
    struct Badge: View {
      @Environment(\.self) var environment
      let color: Color
      var body: some View {
        let parts = color.resolve(in: environment)
        Text(parts.linearRed * 0.2126 + parts.linearGreen * 0.7152 + parts.linearBlue * 0.0722 > 0.5 ? "dark text" : "light text")
          .background(color)
      }
    }
    #expect(Hosted(Badge(color: .yellow)).texts == ["dark text"])
    #expect(Hosted(Badge(color: .blue)).texts == ["light text"])
    #expect(Hosted(Badge(color: Color(.systemBackground)).environment(\.colorScheme, .dark)).texts == ["light text"])
  }

  @Test("A resolved colour fills a shape as the colour of its components does")
  func filled() {
    let custom = Color.Resolved(red: 0.25, green: 0.5, blue: 0.75)
    func style(_ view: some View) -> [String] {
      Hosted(view.frame(width: 10, height: 10)).elements.map { "\($0.properties.map { "\($0.name)=\($0.value)" })" }
    }
    #expect(style(Circle().fill(custom)) == style(Circle().fill(Color(custom))))
    #expect(style(Circle().fill(custom)) != style(Circle().fill(Color.red)))
  }

  @Test("Lines of text: UIKit's styles that SwiftUI has, both ways")
  func lines() {
    let pairs: [(NSUnderlineStyle, Text.LineStyle)] = [
      (.single, .single), ([.single, .patternDot], .init(pattern: .dot)), ([.single, .patternDash], .init(pattern: .dash)),
      ([.single, .patternDashDot], .init(pattern: .dashDot)), ([.single, .patternDashDotDot], .init(pattern: .dashDotDot)),
    ]
    for (underline, line) in pairs {
      #expect(Text.LineStyle(nsUnderlineStyle: underline) == line && NSUnderlineStyle(line) == underline)
    }
    #expect(NSUnderlineStyle(Text.LineStyle(color: .red)) == .single)
    for underline: NSUnderlineStyle in [.thick, .double, .byWord, [], [.single, .thick], [.single, .byWord]] {
      #expect(Text.LineStyle(nsUnderlineStyle: underline) == nil)
    }
    var attributed = AttributedString("price")
    attributed.underlineStyle = Text.LineStyle(pattern: .dash, color: .red)
    var struck = AttributedString(" old")
    struck.strikethroughStyle = .single
    let element = Hosted(Text(attributed + struck)).elements.first
    let values = (element?.properties.map { "\($0.value)" } ?? []).joined(separator: " ")
    #expect(values.contains("underline dash red"))
    #expect(values.contains("strikethrough"))
  }

  @Test("An animation says what it is made of")
  func animation() {
    #expect(Animation.default.description == "DefaultAnimation()")
    #expect(Animation.default.debugDescription == "AnyAnimator(SwiftUI.DefaultAnimation())")
    #expect(Animation.default.customMirror.description == "Mirror for Animation")
    #expect(Animation.linear(duration: 2).description != Animation.linear(duration: 3).description)
  }

  @Test("An animation that counts as complete before it is over calls the two completions in that order")
  func completion() {
    final class Log { var lines: [String] = [] }
    struct Page: View {
      let log: Log
      @State private var isLarge = false
      @State private var isRed = false
      var body: some View {
        Text("Go")
          .frame(width: isLarge ? 100 : 50)
          .foregroundStyle(isRed ? .red : .blue)
          .onTapGesture {
            let animation = Animation.linear(duration: 5).logicallyComplete(after: 1)
            withAnimation(animation, completionCriteria: .removed) {
              isLarge = true
            } completion: {
              log.lines.append("removed")
            }
            withAnimation(animation, completionCriteria: .logicallyComplete) {
              isRed = true
            } completion: {
              log.lines.append("complete")
            }
          }
      }
    }
    let log = Log()
    let hosted = Hosted(Page(log: log))
    hosted.tap(text: "Go")
    HostLoop.advance(by: 0.9)
    #expect(log.lines == [])
    HostLoop.advance(by: 0.3)
    #expect(log.lines == ["complete"])
    HostLoop.advance(by: 4)
    #expect(log.lines == ["complete", "removed"])
  }
}
