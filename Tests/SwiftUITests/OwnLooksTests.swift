import CellTrace
import Foundation
import HeadlessCore
import Testing

@_spi(CellHarness) @testable import SwiftUI
@_spi(CellHarness) @testable import UIKit

/// Looks and effects that an app makes itself.
@MainActor @Suite("An app's own looks of controls", .serialized) struct OwnLooksTests {
  init() { RunState.begin() }

  private struct Boxed: TextFieldStyle {
    func _body(configuration: TextField<Self._Label>) -> some View {
      HStack {
        Text("»")
        configuration
      }
      .padding(10)
    }
  }

  @Test("a style of text fields that an app made stands around the field, which still takes text")
  func fieldStyle() {
    struct Screen: View {
      @State private var text = ""
      var body: some View {
        TextField("name", text: $text).textFieldStyle(Boxed())
        Text("typed \(text)")
      }
    }
    let hosted = Hosted(Screen())
    #expect(hosted.texts.first == "»")
    guard let frame = hosted.elements.first(where: { $0.role == .textField })?.frame else { return #expect(Bool(false)) }
    #expect(frame.y == 10)
    hosted.tap(at: CGPoint(x: frame.x + 5, y: frame.y + 5))
    hosted.settle()
    hosted.graph.insertText("A")
    hosted.settle()
    #expect(hosted.texts.last == "typed A")
    #expect(hosted.elements.first { $0.role == .textField }?["placeholder"] == "name")
  }

  private struct Framed: MenuStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        Text("menu:")
        Menu(configuration)
      }
    }
  }

  @Test("a style of menus that an app made stands around the menu, whose entries stay")
  func menuStyle() {
    let hosted = Hosted(Menu("more") { Button("one") {} }.menuStyle(Framed()))
    #expect(hosted.texts == ["menu:", "more"])
    #expect(hosted.elements.last?["menu"] == "one")
  }

  @Test("styles of progress and switches carry their colour")
  func tints() {
    let ring = Hosted(ProgressView().progressViewStyle(CircularProgressViewStyle(tint: .red)))
    #expect(ring.elements.first?["tint"] == "red")
    let bar = Hosted(ProgressView(value: 0.5).tint(.blue).progressViewStyle(LinearProgressViewStyle()))
    #expect(bar.elements.first?["tint"] == "blue")
    let toggle = Hosted(Toggle("x", isOn: .constant(true)).toggleStyle(SwitchToggleStyle(tint: .green)))
    #expect(toggle.elements.first { $0.role == .toggle }?["tint"] == "green")
  }

  private nonisolated struct Shift: GeometryEffect {
    var amount: CGFloat
    var animatableData: CGFloat {
      get { amount }
      set { amount = newValue }
    }
    func effectValue(size: CGSize) -> ProjectionTransform {
      ProjectionTransform(CGAffineTransform(translationX: amount * size.width, y: 0))
    }
  }

  @Test("a geometry effect moves what is seen and touched by the size of the view")
  func geometryEffect() {
    struct Screen: View {
      @State private var count = 0
      var body: some View {
        Button("tap \(count)") { count += 1 }.frame(width: 100, height: 40).modifier(Shift(amount: 1))
          .frame(maxWidth: .infinity, alignment: .leading)
      }
    }
    let hosted = Hosted(Screen())
    hosted.tap(at: CGPoint(x: 50, y: 20))
    #expect(hosted.texts == ["tap 0"])
    hosted.tap(at: CGPoint(x: 150, y: 20))
    #expect(hosted.texts == ["tap 1"])
  }

  @Test(
    "a container's length follows from a closure; shapes are scaled in their place; corners, shadows and colours are told apart")
  func shapes() {
    let half = Hosted(Color.red.containerRelativeFrame(.horizontal) { length, _ in length / 2 }.frame(height: 10))
    #expect(half.elements.first?.frame.width == 160)
    let scaled = Circle().scale(0.5).path(in: CGRect(x: 0, y: 0, width: 100, height: 100)).boundingRect
    #expect((scaled.minX * 1000).rounded() == 25_000)
    #expect((scaled.width * 1000).rounded() == 50_000)
    let place = CGRect(x: 10, y: 20, width: 100, height: 60)
    #expect(Rectangle().size(width: 44, height: 30).path(in: place).boundingRect == CGRect(x: 10, y: 20, width: 44, height: 30))
    let centred = Rectangle().size(CGSize(width: 40, height: 20), anchor: .center).path(in: place).boundingRect
    #expect(centred == CGRect(x: 40, y: 40, width: 40, height: 20))
    let sized = Hosted(
      HStack(spacing: 0) {
        Rectangle().size(width: 4, height: 4).frame(width: 50, height: 20); Text("a")
      })
    #expect(sized.elements.first { $0["text"] == "a" }.map { $0.frame.x >= 50 } == true)
    let moved = Rectangle().path(in: CGRect(x: 0, y: 0, width: 10, height: 10)).offsetBy(dx: 5, dy: 1).boundingRect
    #expect(moved == CGRect(x: 5, y: 1, width: 10, height: 10))
    let styles: [any ShapeStyle] = [
      Color.red, Color.red.mix(with: .blue, by: 0.5), Color.red.shadow(.drop(radius: 3)), EllipticalGradient(colors: [.red]),
      AngularGradient(colors: [.red], center: .center, startAngle: .zero, endAngle: .degrees(90)),
      AngularGradient(colors: [.red], center: .center),
    ]
    #expect(Set(styles.map { StyleText.of(AnyShapeStyle($0), EnvironmentValues()) }).count == styles.count)
  }

  @Test("a picture of a view has the view's size; a larger text size has its older name; focus may be asked for")
  func others() {
    #expect(ImageRenderer(content: Color.red.frame(width: 30, height: 20)).uiImage?.size == CGSize(width: 30, height: 20))
    struct Screen: View {
      @Environment(\.sizeCategory) private var category
      @State private var text = ""
      @FocusState private var isFocused: Bool
      var body: some View {
        Text(category.isAccessibilityCategory && category > .large ? "large" : "usual")
        TextField("x", text: $text).focused($isFocused).defaultFocus($isFocused, true)
      }
    }
    let hosted = Hosted(Screen().environment(\.sizeCategory, .accessibilityLarge))
    hosted.settle()
    #expect(hosted.texts.first == "large")
    #expect(hosted.graph.focusedField)
  }
}

/// Scroll views whose content is all there.
@MainActor @Suite("Scroll views without lazy content", .serialized) struct PlainScrollTests {
  init() { RunState.begin() }

  struct Screen: View {
    let history: History
    @State private var offset = 0
    var body: some View {
      ScrollViewReader { proxy in
        VStack(spacing: 0) {
          Button("down at \(offset)") { proxy.scrollTo(30, anchor: .top) }.frame(height: 40)
          ScrollView {
            VStack(spacing: 0) {
              ForEach(0..<50, id: \.self) { number in
                GeometryReader { place in Text("\(number) at \(Int(place.frame(in: .scrollView).minY))") }.frame(height: 20)
              }
            }
          }
          .onScrollGeometryChange(for: Int.self) {
            Int($0.contentOffset.y)
          } action: { old, new in
            history("\(old) to \(new)")
            offset = new
          }
        }
      }
    }
  }

  @Test("a proxy scrolls it; what follows its geometry hears of it, and content knows its place in what is visible")
  func geometry() {
    let history = History()
    let hosted = HostedScreen(Screen(history: history))
    let texts = { () -> [String] in
      var builder = AppearanceBuilder()
      (hosted.controller.view as? HostingView)?.describe(into: &builder)
      return builder.elements.compactMap { $0["text"] }
    }
    #expect(history.take() == [])
    #expect(texts().prefix(2) == ["down at 0", "0 at 0"])
    TouchDriver.tap(at: CGPoint(x: 160, y: 20), in: hosted.window)
    HostLoop.settle()
    #expect(history.take() == ["0 to 560"])
    #expect(texts().first == "down at 560")
    #expect(texts().contains("30 at 40"))
  }
}
