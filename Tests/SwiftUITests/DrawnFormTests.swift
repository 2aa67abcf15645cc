import CellTrace
import HeadlessCore
import Testing

@_spi(CellHarness) @testable import SwiftUI
@_spi(CellHarness) @testable import UIKit

/// Pictures and shapes as samples draw them.
@MainActor @Suite("Drawn forms of sample apps", .serialized) struct DrawnFormTests {
  init() { RunState.begin() }

  private struct Hearts: View {
    let names: [String]
    var asked = ["tagged", "1", "missing"]
    var body: some View {
      Canvas { context, _ in
        for id in asked {
          guard let symbol = Int(id).flatMap({ context.resolveSymbol(id: $0) }) ?? context.resolveSymbol(id: id) else {
            context.draw(Text("no \(id)"), at: .zero)
            continue
          }
          context.draw(symbol, at: CGPoint(x: symbol.size.width, y: 4))
        }
      } symbols: {
        Color.red.frame(width: 30, height: 10).tag("tagged")
        ForEach(names.indices, id: \.self) { Text(names[$0]) }
      }
      .frame(width: 100, height: 20)
    }
  }

  @Test("a picture draws views that it finds by tag or id, as large as they like to be; another look of one is another picture")
  func symbols() {
    let hosted = Hosted(Hearts(names: ["a", "b"]))
    let first = hosted.elements.first?["drawing"] ?? ""
    #expect(first.hasPrefix("symbol (color red") && first.contains("30 4; symbol (text b"))
    #expect(first.hasSuffix("text no missing 0 0"))
    hosted.set(Hearts(names: ["a", "c"]))
    #expect(hosted.elements.first?["drawing"]?.contains("symbol (text c") == true)
  }

  private struct TaggedHearts: View {
    var body: some View {
      Canvas { context, _ in
        for name in ["a", "b"] {
          if let symbol = context.resolveSymbol(id: "heart \(name)") { context.draw(symbol, at: .zero) }
        }
      } symbols: {
        ForEach(["a", "b"], id: \.self) { Text($0).tag("heart \($0)") }
      }
      .frame(width: 100, height: 20)
    }
  }

  @Test("in a row of a list, which makes its rows one by one, a picture finds all of its views by their tags too")
  func symbolsInRows() throws {
    let alone = Hosted(TaggedHearts()).elements.first?["drawing"]
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 800))
    window.rootViewController = UIHostingController(rootView: List { TaggedHearts() })
    window.makeKeyAndVisible()
    HostLoop.runFrames()
    let row = try #require(ListProbe.probes(in: window).first?.appearances(measuring: true).first)
    #expect(alone?.contains("text b") == true)
    #expect(row.elements.lazy.compactMap { $0["drawing"] }.first == alone)
  }

  @Test("filters stand before what is drawn through them")
  func filters() {
    let picture = Canvas { context, _ in
      context.addFilter(.alphaThreshold(min: 0.5, color: .white))
      context.addFilter(.blur(radius: 3))
      context.fill(Path(CGRect(x: 0, y: 0, width: 5, height: 5)), with: .color(.red))
    }
    #expect(
      Hosted(picture.frame(width: 9, height: 9)).elements.first?["drawing"]
        == "through alphaThreshold 0.5 1 white through blur 3 fill 0 0 5 5 red")
    func distorted(_ amount: Float) -> Canvas<EmptyView> {
      Canvas { context, _ in
        context.addFilter(.distortionShader(ShaderLibrary.pixellate(.float(amount)), maxSampleOffset: .zero))
        context.fill(Path(CGRect(x: 0, y: 0, width: 5, height: 5)), with: .color(.red))
      }
    }
    let drawings = [1, 1, 2].map { Hosted(distorted($0).frame(width: 9, height: 9)).elements.first?["drawing"] ?? "" }
    #expect(drawings[0].hasPrefix("through distortionShader") && drawings[0] == drawings[1] && drawings[1] != drawings[2])
  }

  @Test("a shape is filled and outlined as often as one likes, each in front of the one before")
  func layers() {
    let shape = Circle().fill(.red).stroke(.blue, lineWidth: 2).strokeBorder(.green).frame(width: 20, height: 20)
    let looks = Hosted(shape).elements.map { $0["fill"] ?? $0["stroke"] ?? "" }
    #expect(looks == ["red", "blue", "green"])
    let outlined = Capsule().strokeBorder(.red, lineWidth: 5).stroke(.black).frame(width: 20, height: 20)
    #expect(Hosted(outlined).elements.map { $0["stroke"] } == ["red", "black"])
    #expect(Hosted(Circle().rotation(.degrees(30)).inset(by: 2).fill(.red).frame(width: 9, height: 9)).elements.count == 1)
  }

  @Test("a symbol says itself how it is coloured, and is an image still")
  func symbolMode() {
    let image = Image(systemName: "star").symbolRenderingMode(.multicolor).resizable().frame(width: 30, height: 20)
    let shown = Hosted(image.symbolRenderingMode(.palette)).elements.first
    #expect(shown?["symbolRenderingMode"] == "multicolor" && shown?.frame.width == 30)
  }

  @Test("variants of symbols are joined from outside to inside, and an environment value leaves nothing of those around")
  func symbolVariants() {
    func variant(_ view: some View) -> String? { Hosted(view).elements.first?["symbolVariant"] }
    let star = Image(systemName: "star")
    #expect(variant(star.symbolVariant(.fill).symbolVariant(.circle)) == "circle fill")
    #expect(variant(star.symbolVariant(.square).symbolVariant(.circle)) == "square")
    #expect(variant(star.symbolVariant(.none).symbolVariant(.slash)) == "slash")
    #expect(variant(star.environment(\.symbolVariants, .none).symbolVariant(.fill)) == nil)
    #expect(variant(star.environment(\.symbolVariants, .circle.fill)) == "circle fill")
    #expect(SymbolVariants.circle.fill.contains(.fill) && !SymbolVariants.fill.contains(.circle))
  }

  @Test("a style is mixed with what is behind it and can be faded and shadowed then")
  func blended() {
    let style = BackgroundStyle.background.blendMode(.colorDodge).opacity(0.5)
    let shown = Hosted(Circle().fill(style).frame(width: 9, height: 9)).elements.first
    #expect(shown?["fill"] == "background colorDodge opacity 0.5")
  }

  @Test("values of animations are scaled, and go a part of the way to another")
  func vectors() {
    #expect(3.0.scaled(by: 2) == 6)
    #expect(1.0.interpolated(towards: 3, amount: 0.25) == 1.5)
    var pair = AnimatablePair(1.0, 10.0)
    pair.interpolate(towards: AnimatablePair(3, 20), amount: 0.5)
    #expect(pair == AnimatablePair(2, 15))
  }

  // What is animated belongs to no actor, as the shape itself: in the sixth mode this compiles or does not.
  private struct Wedge: InsettableShape {
    var width: Double
    var inset: CGFloat = 0
    var animatableData: AnimatablePair<Double, CGFloat> {
      get { AnimatablePair(width, inset) }
      set { (width, inset) = (newValue.first, newValue.second) }
    }
    func path(in rect: CGRect) -> Path { Path(CGRect(x: inset, y: 0, width: width, height: 5)) }
    func inset(by amount: CGFloat) -> Wedge { Wedge(width: width, inset: inset + amount) }
  }
  private struct Shake: GeometryEffect {
    var amount: Double
    var animatableData: Double {
      get { amount }
      set { amount = newValue }
    }
    func effectValue(size: CGSize) -> ProjectionTransform {
      ProjectionTransform(CGAffineTransform(translationX: amount, y: 0))
    }
  }

  @Test("a shape and an effect of the app's own say what is animated, outside of any actor")
  func ownAnimation() {
    var wedge = Wedge(width: 4).inset(by: 1)
    wedge.animatableData.interpolate(towards: AnimatablePair(8, 3), amount: 0.5)
    #expect(wedge.path(in: .zero).boundingRect == CGRect(x: 2, y: 0, width: 6, height: 5))
    let moved = Hosted(Text("a").modifier(Shake(amount: 7)))
    #expect((moved.elements.first?.frame.x ?? 0) - (Hosted(Text("a")).elements.first?.frame.x ?? 0) == 7)
  }
}
