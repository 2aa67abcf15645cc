import CellTrace
import HeadlessCore
import Testing

@_spi(CellHarness) @testable import SwiftUI
@_spi(CellHarness) @testable import UIKit

/// Views that hear where they lie.
@MainActor @Suite(.serialized) struct GeometryChangeTests {
  init() { RunState.begin() }

  struct Growing: View {
    @State private var isWide = false
    @State private var heard: [Int] = []
    @State private var steps: [String] = []
    var body: some View {
      VStack {
        Button("grow") { isWide = true }
        Color.red.frame(width: isWide ? 90 : 40, height: 10)
          .onGeometryChange(for: Int.self) {
            Int($0.size.width)
          } action: {
            heard.append($0)
          }
          .onGeometryChange(for: Int.self) {
            Int($0.size.width)
          } action: {
            steps.append("\($0)-\($1)")
          }
        Text(verbatim: "\(heard) \(steps)")
      }
    }
  }

  @Test("a view hears its width first, then each other one with the one before")
  func sizes() {
    let host = Hosted(Growing())
    host.settle()
    host.settle()
    #expect(host.texts.last == "[40] [\"40-40\"]")
    host.tap(text: "grow")
    host.settle()
    host.settle()
    #expect(host.texts.last == "[40, 90] [\"40-40\", \"40-90\"]")
  }

  struct Contrast: View {
    @Environment(\.colorSchemeContrast) private var contrast
    var body: some View { Text(verbatim: "\(contrast)") }
  }

  @Test("content knows that the user wants more contrast")
  func contrast() {
    func shown(_ contrast: UIAccessibilityContrast) -> [String] {
      let controller = UIHostingController(rootView: Contrast())
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      window.traitOverrides.accessibilityContrast = contrast
      window.rootViewController = controller
      window.makeKeyAndVisible()
      HostLoop.settle()
      return controller.view.shownTexts
    }
    #expect(shown(.normal) == ["standard"])
    #expect(shown(.high) == ["increased"])
  }

  struct Placed: View {
    @State private var offset = 0.0
    var body: some View {
      ScrollView {
        LazyVStack(spacing: 0) { ForEach(0..<50, id: \.self) { Text("\($0)").frame(height: 40) } }
      }
      .onScrollGeometryChange(for: Double.self) {
        Double($0.contentOffset.y)
      } action: {
        offset = $1
      }
      .overlay { Text(verbatim: "at \(Int(offset))") }
    }
  }

  @Test("a scroll view with lazy content tells how it stands")
  func scrolling() {
    let screen = HostedScreen(Placed())
    screen.scroll(to: 240)
    #expect(screen.controller.view.shownTexts.contains("at 240"))
  }
}
