import SwiftUI
import Testing

private struct Row: View {
  var title: String

  init(title: String) {
    self.title = title
    PreviewTests.rowsMade += 1
  }

  var body: some View { Text(title) }
}

#Preview { Row(title: "plain") }

#Preview("Named") {
  let title = "named"
  Row(title: title)
}

#Preview("Sized", traits: .sizeThatFitsLayout) {
  if Bool.random() {
    Row(title: "a")
  } else {
    Text("b")
  }
}

#Preview("Landscape", traits: .landscapeLeft, .fixedLayout(width: 320, height: 80)) {
  let controller = UIViewController()
  controller.title = "controller"
  return controller
}

#Preview("View") { UIView() }

#Preview("State") {
  @Previewable @State var isOn = false
  if isOn { Row(title: "on") }
  Text("always")
}

@Suite("Previews") @MainActor struct PreviewTests {
  static var rowsMade = 0

  @Test("previews of every kind compile in Swift 6 mode and never run")
  func compiled() {
    #expect(Self.rowsMade == 0)
    _ = Row(title: "made by hand")
    #expect(Self.rowsMade == 1)
  }
}
