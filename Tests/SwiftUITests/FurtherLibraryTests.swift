import CellTrace
import Foundation
import HeadlessCore
import Testing

@_spi(CellHarness) @testable import SwiftUI
@_spi(CellHarness) @testable import UIKit

/// What libraries of views, and apps of tutorials, were found to use besides.
@MainActor @Suite("What further libraries of views need", .serialized) struct FurtherLibraryTests {
  private func style(_ style: some ShapeStyle) -> String { StyleText.of(style, EnvironmentValues()) }

  @Test("Gradients are made of a gradient, of colours and of stops, in full and by their short names")
  func gradients() {
    let stops: [Gradient.Stop] = [.init(color: .red, location: 0), .init(color: .blue, location: 1)]
    let colors: [Color] = [.red, .blue]
    let whole = Gradient(colors: colors)
    #expect(
      Set([
        style(RadialGradient(stops: stops, center: .top, startRadius: 2, endRadius: 7)),
        style(.radialGradient(whole, center: .top, startRadius: 2, endRadius: 7)),
        style(.radialGradient(stops: stops, center: .top, startRadius: 2, endRadius: 7)),
      ]).count == 1)
    #expect(style(.linearGradient(stops: stops, startPoint: .top, endPoint: .bottom)).hasPrefix("linear"))
    #expect(
      Set([
        style(EllipticalGradient(stops: stops)), style(.ellipticalGradient(whole)), style(.ellipticalGradient(stops: stops)),
      ]).count == 1)
    #expect(
      Set([
        style(AngularGradient(stops: stops, center: .center, angle: .degrees(30))),
        style(.conicGradient(whole, center: .center, angle: .degrees(30))),
        style(.conicGradient(stops: stops, center: .center, angle: .degrees(30))),
      ]).count == 1)
    #expect(style(.conicGradient(whole, center: .center)) != style(.conicGradient(whole, center: .center, angle: .degrees(30))))
    #expect(
      style(.angularGradient(stops: stops, center: .center, startAngle: .zero, endAngle: .degrees(9)))
        == style(.angularGradient(whole, center: .center, startAngle: .zero, endAngle: .degrees(9))))
  }

  @Test("A text that says how it is read is a text still: it is put together with others, and its label is its own")
  func spokenTexts() {
    let text: Text = Text("3").accessibilityLabel("three").accessibilityHeading(.h1)
      .accessibilityTextContentType(.sourceCode).speechSpellsOutCharacters()
    let hosted = Hosted(text)
    #expect(hosted.elements.first?["accessibilityLabel"] == "three")
    #expect(hosted.elements.first?["accessibilityTextContentType"] == "sourceCode")
    #expect(Hosted(text.accessibilityLabel(Text("four"))).elements.first?["accessibilityLabel"] == "four")
    let joined = Hosted(text + Text(" apples"))
    #expect(joined.texts == ["3 apples"])
    #expect(joined.elements.first?["runs"]?.contains("accessibilityLabel three") == true)
    #expect(Hosted(Text("a").fontDesign(.serif)).elements.first?["decorations"]?.contains("serif") == true)
  }

  @Test("A finger that need not move drags as soon as it is down, and ends when it goes")
  func immediateDrag() {
    let history = History()
    let hosted = Hosted(
      Text("still").gesture(
        DragGesture(minimumDistance: 0).onChanged { _ in history("down") }.onEnded { _ in history("up") }))
    hosted.tap(text: "still")
    #expect(history.take() == ["down", "up"])
    let moving = Hosted(Text("still").gesture(DragGesture().onChanged { _ in history("moved") }))
    moving.tap(text: "still")
    #expect(history.take() == [])
  }

  @Test("A button's finger is told of beside the button's own action")
  func buttonGesture() {
    let history = History()
    let hosted = Hosted(
      Button("Go") { history("action") }._onButtonGesture { isPressed in
        history(isPressed ? "down" : "up")
      } perform: {
      })
    hosted.tap(text: "Go")
    let told = history.take()
    #expect(told.contains("action") && told.filter { $0 != "action" } == ["down", "up"])
  }

  @Test("The type of a view that sets a value of its environment has the name that Apple's interface has")
  func environmentTypes() {
    let view = Image(systemName: "star").font(.title2)
    #expect((view as Any) is ModifiedContent<Image, _EnvironmentKeyWritingModifier<Font?>>)
  }

  @Test("Effects that leave the layout alone can be put together")
  func effects() {
    let hosted = Hosted(
      Text("a").visualEffect { content, _ in
        content.rotation3DEffect(.degrees(9), axis: (x: 0, y: 1, z: 0)).scaleEffect(CGSize(width: 2, height: 1)).contrast(2)
          .hueRotation(.degrees(4)).transformEffect(.identity)
      })
    #expect(hosted.texts == ["a"])
    #expect(Hosted(Text("a").glassEffectTransition(.materialize)).elements.first?["glassEffectTransition"] == "materialize")
  }

  @Test("A view may print that it is asked for its body, and is shown as without")
  func printing() {
    struct Row: View {
      var body: some View {
        let _ = Self._printChanges()
        Text("row")
      }
    }
    #expect(Hosted(Row()).texts == ["row"])
  }
}
