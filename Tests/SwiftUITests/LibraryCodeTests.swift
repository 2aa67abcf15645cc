import CellTrace
import CoreGraphics
import HeadlessCore
import Testing

@_spi(CellHarness) @testable import SwiftUI
@_spi(CellHarness) @testable import UIKit

/// What components of libraries are made of.
@MainActor @Suite("Code of libraries", .serialized) struct LibraryCodeTests {
  @Test("Turns add up")
  func angles() {
    #expect((Angle(degrees: 45) * 2).degrees.rounded() == 90)
    #expect((Angle(degrees: 90) + .degrees(30) - .degrees(20)).degrees.rounded() == 100)
    var angle = -Angle(degrees: 90) / 3
    angle += .degrees(40)
    #expect(angle.degrees.rounded() == 10)
    var point = CGPoint(x: 1, y: 2)
    point.animatableData.scale(by: 3)
    #expect(point == CGPoint(x: 3, y: 6))
  }

  @Test("A line is a shape: filled, it is drawn as a line with that style")
  func strokes() {
    func shown(_ view: some View) -> [String?] {
      let hosted = Hosted(view.frame(width: 20, height: 20))
      return hosted.elements.map { "\($0.properties.map { "\($0.name)=\($0.value)" })" }
    }
    #expect(shown(Circle().stroke(lineWidth: 3).fill(Color.red)) == shown(Circle().stroke(Color.red, lineWidth: 3)))
    #expect(shown(Circle().stroke(lineWidth: 3).fill(Color.red)) != shown(Circle().fill(Color.red)))
    #expect(shown(Circle().stroke(style: StrokeStyle(lineWidth: 2))) == shown(Circle().stroke(lineWidth: 2)))
    #expect(shown(Circle().trim(from: 0, to: 0.5).stroke(style: StrokeStyle(lineWidth: 2)).rotation(.degrees(90))).count > 0)
  }

  @Test("The parts of a path are told in the order in which they were drawn")
  func pathElements() {
    var path = Path()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 3, y: 4))
    path.addQuadCurve(to: CGPoint(x: 6, y: 0), control: CGPoint(x: 5, y: 5))
    path.closeSubpath()
    var told: [Path.Element] = []
    path.forEach { told.append($0) }
    #expect(
      told == [
        .move(to: .zero), .line(to: CGPoint(x: 3, y: 4)),
        .quadCurve(to: CGPoint(x: 6, y: 0), control: CGPoint(x: 5, y: 5)), .closeSubpath,
      ])
  }

  @Test("A stepper tells when an edit begins and ends, in the older order of arguments too")
  func stepper() {
    final class Log { var heard: [String] = [] }
    let log = Log()
    struct Page: View {
      let log: Log
      @State private var value = 0
      var body: some View {
        Stepper(value: $value, step: 2, onEditingChanged: { log.heard.append("\($0)") }) { Text("Value: \(value)") }
      }
    }
    let hosted = Hosted(Page(log: log))
    hosted.tap(text: "+")
    hosted.settle()
    #expect(hosted.texts.contains("Value: 2") && log.heard == ["true", "false"])
  }

  private struct Dragging: Gesture {
    var changed: (Bool) -> Void
    var body: some Gesture {
      DragGesture(minimumDistance: 0).onChanged { _ in changed(true) }.onEnded { _ in changed(false) }
    }
  }

  @Test("A gesture made of others tells what they tell, and one that is missing adds nothing")
  func gestures() {
    #expect(ObjectIdentifier(Dragging.Value.self) == ObjectIdentifier(DragGesture.Value.self))
    let none: Dragging? = nil
    #expect(Hosted(Text("a").gesture(none)).texts == ["a"])
    #expect(none.anyRecognition?.kind == .unreachable)
    let some: Dragging? = Dragging(changed: { _ in })
    #expect(some.anyRecognition?.kind == .drag(distance: 0))
  }

  @Test("Images and fonts of Core Graphics and Core Text have the size they have there")
  func conversions() throws {
    let context = try #require(
      CGContext(
        data: nil, width: 60, height: 30, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: 1
      ))
    let image = try #require(context.makeImage())
    #expect(Hosted(Image(image, scale: 3, label: Text("Flag"))).size() == [20, 10])
    #expect(Hosted(Image(decorative: image, scale: 3, orientation: .left)).size() == [10, 20])
    let text = Text("Size")
    #expect(
      Hosted(text.font(Font(UIFont.boldSystemFont(ofSize: 30)))).size()
        == Hosted(text.font(.system(size: 30, weight: .bold))).size())
    #expect(Hosted(text.font(Font(UIFont.systemFont(ofSize: 30) as CTFont))).size() != Hosted(text).size())
  }

  @Test("A scene's surroundings reach what its windows show")
  func scenes() throws {
    final class Session: ObservableObject { @Published var name = "Ann" }
    struct Page: View {
      @EnvironmentObject var session: Session
      @Environment(\.isEnabled) var isEnabled
      var body: some View { Text("\(session.name) \(isEnabled)") }
    }
    struct Shop: App {
      var body: some Scene {
        WindowGroup { Page() }.environmentObject(Session()).environment(\.isEnabled, false)
      }
    }
    RunState.begin()
    let controller = try #require(HostedApp.rootViewController(Shop.self))
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 600))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    HostLoop.runFrames()
    #expect(controller.view.shownTexts.contains("Ann false"))
  }
}
