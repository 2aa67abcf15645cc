import HeadlessCore
import Testing

@_spi(CellHarness) @testable import UIKit

@MainActor @Suite struct TouchTests {
  init() { RunState.begin() }

  private let stage = TestWindow()
  private var window: UIWindow { stage.window }
  private let history = History()

  /// Records the touches it gets.
  private final class Pad: UIView {
    var log: History?
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { log?.add("began") }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { log?.add("moved") }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { log?.add("ended") }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { log?.add("cancelled") }
  }

  private func pad(_ frame: CGRect = CGRect(x: 0, y: 0, width: 200, height: 200)) -> Pad {
    let view = Pad(frame: frame)
    view.log = history
    window.addSubview(view)
    return view
  }

  private func listen(_ recognizer: UIGestureRecognizer, _ name: String) {
    recognizer.onChange = { [history] in history.add("\(name) \($0.state)") }
  }

  @Test("Touches go to the deepest view and up the chain where they are not handled")
  func chain() {
    let view = pad()
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    label.isUserInteractionEnabled = true
    view.addSubview(label)
    TouchDriver.touchDown(at: CGPoint(x: 10, y: 10), in: window)
    #expect(TouchDriver.isTouching)
    TouchDriver.touchMoved(to: CGPoint(x: 12, y: 10))
    TouchDriver.touchUp()
    TouchDriver.touchDown(at: CGPoint(x: 10, y: 10), in: window)
    TouchDriver.touchCancelled()
    #expect(!TouchDriver.isTouching)
    #expect(history.take() == ["began", "moved", "ended", "began", "cancelled"])
  }

  @Test("A recognised tap cancels the touch in the view")
  func tapCancels() {
    let view = pad()
    let tap = UITapGestureRecognizer()
    listen(tap, "tap")
    view.addGestureRecognizer(tap)
    TouchDriver.tap(at: CGPoint(x: 10, y: 10), in: window)
    #expect(history.take() == ["began", "cancelled", "tap ended"])
    tap.cancelsTouchesInView = false
    TouchDriver.tap(at: CGPoint(x: 10, y: 10), in: window)
    #expect(history.take() == ["began", "tap ended", "ended"])
  }

  @Test("A tap fails when the finger wanders")
  func wandering() {
    let view = pad()
    let tap = UITapGestureRecognizer()
    listen(tap, "tap")
    view.addGestureRecognizer(tap)
    TouchDriver.touchDown(at: CGPoint(x: 10, y: 10), in: window)
    TouchDriver.touchMoved(to: CGPoint(x: 60, y: 10))
    TouchDriver.touchUp()
    #expect(history.take() == ["began", "moved", "ended"])
  }

  @Test("Two taps in time make a double tap; a single tap may wait for it to fail")
  func doubleTap() {
    let view = pad()
    let double = UITapGestureRecognizer()
    double.numberOfTapsRequired = 2
    listen(double, "double")
    view.addGestureRecognizer(double)
    TouchDriver.tap(at: CGPoint(x: 10, y: 10), in: window)
    HostLoop.advance(by: 0.1)
    TouchDriver.tap(at: CGPoint(x: 10, y: 10), in: window)
    // The end of the first tap waits for what becomes of the second.
    #expect(history.take() == ["began", "began", "cancelled", "cancelled", "double ended"])
    TouchDriver.tap(at: CGPoint(x: 10, y: 10), in: window)
    #expect(history.take() == ["began"])
    HostLoop.advance(by: 1)
    TouchDriver.tap(at: CGPoint(x: 10, y: 10), in: window)
    HostLoop.advance(by: 1)
    #expect(history.take() == ["ended", "began", "ended"])
    double.delaysTouchesEnded = false
    TouchDriver.tap(at: CGPoint(x: 10, y: 10), in: window)
    HostLoop.advance(by: 0.1)
    TouchDriver.tap(at: CGPoint(x: 10, y: 10), in: window)
    #expect(history.take() == ["began", "ended", "began", "cancelled", "double ended"])
  }

  @Test("A single tap that requires a double tap to fail comes when no second tap has come in time, and not with a double tap")
  func singleAfterDouble() {
    let view = pad()
    let double = UITapGestureRecognizer()
    let single = UITapGestureRecognizer()
    double.numberOfTapsRequired = 2
    listen(double, "double")
    listen(single, "single")
    view.addGestureRecognizer(single)
    view.addGestureRecognizer(double)
    single.require(toFail: double)
    for _ in 0..<2 {
      TouchDriver.tap(at: CGPoint(x: 10, y: 10), in: window)
      HostLoop.advance(by: 0.3)
      #expect(history.take() == ["began"])
      HostLoop.advance(by: 0.1)
      #expect(history.take() == ["cancelled", "single ended"])
      TouchDriver.tap(at: CGPoint(x: 10, y: 10), in: window)
      HostLoop.advance(by: 0.1)
      TouchDriver.tap(at: CGPoint(x: 10, y: 10), in: window)
      HostLoop.advance(by: 1)
      #expect(history.take() == ["began", "began", "cancelled", "cancelled", "double ended"])
    }
    // A second touch that wanders decides it, too.
    TouchDriver.tap(at: CGPoint(x: 10, y: 10), in: window)
    HostLoop.advance(by: 0.1)
    TouchDriver.touchDown(at: CGPoint(x: 10, y: 10), in: window)
    TouchDriver.touchMoved(to: CGPoint(x: 60, y: 10))
    #expect(history.take() == ["began", "began", "cancelled", "single ended", "moved"])
    TouchDriver.touchUp()
    HostLoop.advance(by: 1)
    #expect(history.take() == ["ended"])
  }

  @Test("A long press begins after its time and ends with the finger")
  func longPress() {
    let view = pad()
    let press = UILongPressGestureRecognizer()
    listen(press, "press")
    view.addGestureRecognizer(press)
    TouchDriver.touchDown(at: CGPoint(x: 10, y: 10), in: window)
    HostLoop.advance(by: 0.6)
    TouchDriver.touchUp()
    #expect(history.take() == ["began", "cancelled", "press began", "press ended"])
    TouchDriver.tap(at: CGPoint(x: 10, y: 10), in: window)
    HostLoop.advance(by: 1)
    #expect(history.take() == ["began", "ended"])
  }

  @Test("A pan begins after ten points and reports its translation")
  func pan() {
    let view = pad()
    let pan = UIPanGestureRecognizer()
    pan.onChange = { [history] in
      guard let pan = $0 as? UIPanGestureRecognizer else { return }
      history.add("\(pan.state) \(Int(pan.translation(in: nil).x))")
    }
    view.addGestureRecognizer(pan)
    TouchDriver.touchDown(at: CGPoint(x: 10, y: 10), in: window)
    TouchDriver.touchMoved(to: CGPoint(x: 15, y: 10))
    TouchDriver.touchMoved(to: CGPoint(x: 30, y: 10))
    TouchDriver.touchMoved(to: CGPoint(x: 50, y: 10))
    TouchDriver.touchUp()
    #expect(history.take() == ["began", "moved", "cancelled", "began 20", "changed 40", "ended 40"])
  }

  @Test("A swipe needs its direction")
  func swipe() {
    let view = pad()
    let left = UISwipeGestureRecognizer()
    left.direction = .left
    listen(left, "left")
    view.addGestureRecognizer(left)
    TouchDriver.touchDown(at: CGPoint(x: 150, y: 10), in: window)
    TouchDriver.touchMoved(to: CGPoint(x: 80, y: 10))
    TouchDriver.touchUp()
    #expect(history.take() == ["began", "cancelled", "left ended"])
    TouchDriver.touchDown(at: CGPoint(x: 50, y: 10), in: window)
    TouchDriver.touchMoved(to: CGPoint(x: 150, y: 10))
    TouchDriver.touchUp()
    #expect(history.take() == ["began", "moved", "ended"])
  }

  @Test("Only one of two recognizers wins unless the delegate lets both")
  func simultaneous() {
    final class Both: NSObject, UIGestureRecognizerDelegate {
      func gestureRecognizer(
        _ recognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
      ) -> Bool { true }
    }
    let outer = pad()
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    outer.addSubview(inner)
    let innerTap = UITapGestureRecognizer()
    let outerTap = UITapGestureRecognizer()
    listen(innerTap, "inner")
    listen(outerTap, "outer")
    inner.addGestureRecognizer(innerTap)
    outer.addGestureRecognizer(outerTap)
    TouchDriver.tap(at: CGPoint(x: 10, y: 10), in: window)
    #expect(history.take() == ["began", "cancelled", "inner ended"])
    let both = Both()
    outerTap.delegate = both
    TouchDriver.tap(at: CGPoint(x: 10, y: 10), in: window)
    #expect(history.take() == ["began", "cancelled", "inner ended", "outer ended"])
  }

  @Test("A table's cell can be its recognizers' delegate as it is, and answers by what it overrides")
  func cellAsDelegate() {
    final class Both: UITableViewCell {
      override func gestureRecognizer(
        _ recognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
      ) -> Bool { true }
    }
    let outer = pad()
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    outer.addSubview(inner)
    let innerTap = UITapGestureRecognizer()
    let outerTap = UITapGestureRecognizer()
    listen(innerTap, "inner")
    listen(outerTap, "outer")
    inner.addGestureRecognizer(innerTap)
    outer.addGestureRecognizer(outerTap)
    let plain = UITableViewCell()
    outerTap.delegate = plain
    TouchDriver.tap(at: CGPoint(x: 10, y: 10), in: window)
    #expect(history.take() == ["began", "cancelled", "inner ended"])
    let both = Both()
    outerTap.delegate = both
    TouchDriver.tap(at: CGPoint(x: 10, y: 10), in: window)
    #expect(history.take() == ["began", "cancelled", "inner ended", "outer ended"])
  }

  @Test("SEL-23 a control takes the touch: neither the view behind nor a tap recognizer above it hears of it")
  func controlsTakeTouches() {
    let view = pad()
    let tap = UITapGestureRecognizer()
    listen(tap, "tap")
    view.addGestureRecognizer(tap)
    let button = UIButton(type: .system, primaryAction: UIAction(title: "Go") { [history] _ in history.add("go") })
    button.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    view.addSubview(button)
    TouchDriver.tap(at: CGPoint(x: 10, y: 10), in: window)
    #expect(history.take() == ["go"])
    button.isEnabled = false
    TouchDriver.tap(at: CGPoint(x: 10, y: 10), in: window)
    #expect(history.take() == ["tap ended"])
  }

  @Test("SEL-22 a control is highlighted while the finger is near, and fires only if it is lifted there")
  func dragOutside() {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    window.addSubview(button)
    for (event, name) in [
      (UIControl.Event.touchDown, "down"), (.touchDragExit, "exit"), (.touchDragEnter, "enter"), (.touchUpInside, "inside"),
      (.touchUpOutside, "outside"), (.touchCancel, "cancel"),
    ] {
      button.addAction(UIAction { [history] _ in history.add(name) }, for: event)
    }
    TouchDriver.touchDown(at: CGPoint(x: 10, y: 10), in: window)
    #expect(button.isHighlighted)
    TouchDriver.touchMoved(to: CGPoint(x: 300, y: 10))
    #expect(!button.isHighlighted)
    TouchDriver.touchMoved(to: CGPoint(x: 20, y: 10))
    #expect(button.isHighlighted)
    TouchDriver.touchUp()
    TouchDriver.touchDown(at: CGPoint(x: 10, y: 10), in: window)
    TouchDriver.touchMoved(to: CGPoint(x: 300, y: 10))
    TouchDriver.touchUp()
    TouchDriver.touchDown(at: CGPoint(x: 10, y: 10), in: window)
    TouchDriver.touchCancelled()
    #expect(!button.isHighlighted)
    #expect(
      history.take() == ["down", "exit", "enter", "inside", "down", "exit", "outside", "down", "cancel"])
  }
}

@MainActor @Suite struct ScrollTouchTests {
  @Test("SEL-21 a drag that starts cancels the touch that is down")
  func dragCancelsTouch() {
    final class Delegate: NSObject, UIScrollViewDelegate {
      let history: History
      init(_ history: History) { self.history = history }
      func scrollViewWillBeginDragging(_ view: UIScrollView) { history.add("begin \(view.isDragging)") }
      func scrollViewDidEndDragging(_ view: UIScrollView, willDecelerate: Bool) { history.add("end \(view.isDragging)") }
    }
    final class Row: UIView {
      var history: History?
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { history?.add("row began") }
      override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { history?.add("row cancelled") }
    }
    let history = History()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let scroll = UIScrollView(frame: window.bounds)
    let row = Row(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
    let delegate = Delegate(history)
    row.history = history
    scroll.delegate = delegate
    window.addSubview(scroll)
    scroll.addSubview(row)
    TouchDriver.touchDown(at: CGPoint(x: 10, y: 10), in: window)
    ScrollDriver.beginDrag(scroll)
    ScrollDriver.endDrag(scroll)
    #expect(history.take() == ["row began", "row cancelled", "begin true", "end false"])
    #expect(!TouchDriver.isTouching)
  }
}
