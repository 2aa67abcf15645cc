import CellTrace
import Foundation
import HeadlessCore
import Testing

@_spi(CellHarness) @testable import SwiftUI

/// Takes some seconds, and counts as complete before.
private struct Slow: CustomAnimation {
  var seconds: Double
  var complete = 100.0

  private struct Asked: AnimationStateKey {
    static var defaultValue: Int { 0 }
  }

  func animate<V>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? where V: VectorArithmetic {
    context.state[Asked.self] += 1
    if time >= complete { context.isLogicallyComplete = true }
    if time >= seconds { return nil }
    var place = value
    place.scale(by: time / seconds)
    return place
  }
}

/// Halves the way of another animation.
private struct Half: CustomAnimation {
  let base: Animation
  func animate<V>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? where V: VectorArithmetic {
    var place = base.animate(value: value, time: time, context: &context)
    place?.scale(by: 0.5)
    return place
  }
}

/// Never arrives.
private struct Endless: CustomAnimation {
  func animate<V>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? where V: VectorArithmetic { value }
}

private struct Loud: TextAttribute {}

/// Draws what is loud higher, and wants some room above.
private struct Waves: TextRenderer {
  var height: Double
  var animatableData: Double {
    get { height }
    set { height = newValue }
  }
  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
    let own = text.sizeThatFits(proposal)
    return CGSize(width: own.width, height: own.height + height)
  }
  func draw(layout: Text.Layout, in ctx: inout GraphicsContext) {
    for line in layout {
      for run in line {
        var copy = ctx
        if run[Loud.self] != nil { copy.translateBy(x: 0, y: -height) }
        copy.draw(run)
      }
    }
  }
}

/// Draws letter by letter.
private struct Letters: TextRenderer {
  func draw(layout: Text.Layout, in ctx: inout GraphicsContext) {
    for run in layout.flatMap({ $0 }) { for slice in run { ctx.draw(slice, options: .disablesSubpixelQuantization) } }
  }
}

@Suite("What apps draw and animate their own way", .serialized) @MainActor struct OwnDrawingTests {
  init() { RunState.begin() }

  private final class Log { var lines: [String] = [] }

  private struct Page: View {
    let log: Log
    let animation: Animation
    let criteria: AnimationCompletionCriteria
    @State private var isLarge = false
    var body: some View {
      Text("Go").frame(width: isLarge ? 100 : 50).onTapGesture {
        withAnimation(animation, completionCriteria: criteria) {
          isLarge = true
        } completion: {
          log.lines.append("done")
        }
      }
    }
  }

  /// Seconds from a touch to the completion.
  private func seconds(_ animation: Animation, _ criteria: AnimationCompletionCriteria = .removed) -> Int? {
    let log = Log()
    let hosted = Hosted(Page(log: log, animation: animation, criteria: criteria))
    hosted.tap(text: "Go")
    HostLoop.advance(by: 0.05)
    for tenth in 1...40 {
      HostLoop.advance(by: 0.1)
      if !log.lines.isEmpty { return tenth }
    }
    return nil
  }

  @Test("A completion waits as long as an animation of the app's own takes, or until it counts as complete")
  func completions() {
    #expect(seconds(Animation(Slow(seconds: 2))) == 20)
    #expect(seconds(Animation(Slow(seconds: 2)).speed(2)) == 10)
    #expect(seconds(Animation(Slow(seconds: 1)).delay(0.5)) == 15)
    #expect(seconds(Animation(Slow(seconds: 3, complete: 1)), .logicallyComplete) == 10)
    #expect(seconds(Animation(Slow(seconds: 3, complete: 1)), .removed) == 30)
    #expect(seconds(Animation(Half(base: .linear(duration: 1)))) == 10)
    #expect(seconds(Animation(Endless())) == 1)
  }

  @Test("Animations of the app's own are equal if what they are made of is")
  func equality() {
    #expect(Animation(Slow(seconds: 1)) == Animation(Slow(seconds: 1)))
    #expect(Animation(Slow(seconds: 1)) != Animation(Slow(seconds: 2)))
    #expect(Animation(Slow(seconds: 1)) != .default)
    var context = AnimationContext<Double>(state: AnimationState(), environment: EnvironmentValues())
    #expect(Animation(Slow(seconds: 2)).animate(value: 8, time: 0.5, context: &context) == 2)
    #expect(Animation.linear(duration: 2).animate(value: 8, time: 0.5, context: &context) == 2)
    #expect(Animation.linear(duration: 2).animate(value: 8, time: 2, context: &context) == nil)
  }

  @Test("A renderer decides how large its text is, and what is drawn of it where")
  func renderer() throws {
    let plain = Hosted(Text("calm") + Text(" loud"))
    let text = Text("calm") + Text(" loud").customAttribute(Loud())
    let hosted = Hosted(text.textRenderer(Waves(height: 6)))
    let (before, after) = (try #require(plain.elements.first), try #require(hosted.elements.first))
    #expect(after["text"] == "calm loud" && after.frame.height == before.frame.height + 6)
    let drawing = try #require(after["drawing"])
    #expect(drawing.hasPrefix("text calm 0 ") && drawing.contains("; move 0 -6 text  loud "), "\(drawing)")
    #expect(after["textRenderer"]?.contains("Waves") == true && before["drawing"] == nil)
    // Another value draws something else.
    hosted.set(text.textRenderer(Waves(height: 8)))
    #expect(hosted.elements.first?["drawing"]?.contains("move 0 -8") == true)
  }

  @Test("A renderer gets lines as the text is broken, and letters one after the other")
  func letters() throws {
    let hosted = Hosted(VStack { Text("one two").frame(width: 40) }.textRenderer(Letters()))
    let drawing = try #require(hosted.elements.first?["drawing"])
    let strokes = drawing.components(separatedBy: "; ").map { $0.split(separator: " ").map(String.init) }
    let rows = Set(strokes.compactMap(\.last))
    #expect(rows.count == 2, "\(drawing)")
    let first = strokes.filter { $0.last == strokes.first?.last && $0.count == 4 }
    #expect(first.map { $0[1] } == ["o", "n", "e"])
    let places = first.compactMap { Double($0[2]) }
    #expect(places == places.sorted() && places.first == 0 && Set(places).count == 3)
  }

  @Test("Shaders are recorded by what they are called with, and not where they are off")
  func shaders() {
    func words(_ shader: Shader, on: Bool = true) -> String? {
      Hosted(Text("a").colorEffect(shader, isEnabled: on)).elements.first?["colorEffect"]
    }
    #expect(words(ShaderLibrary.glow(.float(2), .color(.red))) == "glow(float(2), color(red))")
    #expect(words(ShaderLibrary.glow(.float(3))) != words(ShaderLibrary.glow(.float(2))))
    #expect(words(ShaderLibrary.glow(), on: false) == "off")
    #expect(ShaderLibrary.glow(.boundingRect) == ShaderLibrary.glow(.boundingRect))
    let filled = Hosted(Rectangle().fill(.shader(ShaderLibrary.stripes(.float2(1, 2)))).frame(width: 10, height: 10))
    #expect(filled.elements.first?.properties.contains { $0.value == "shader stripes(float2(1, 2))" } == true)
  }
}
