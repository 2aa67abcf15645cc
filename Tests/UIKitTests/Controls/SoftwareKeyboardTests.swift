import HeadlessCore
import Testing
@_spi(CellHarness) import UIKit

/// What apps hear of the keyboard.
@Suite("The keyboard that comes up") @MainActor struct SoftwareKeyboardTests {
  /// Notifications come on the thread that posts them: this one.
  private final class Listener: @unchecked Sendable {
    var heard: [String] = []
    var frames: [CGRect] = []
    private var tokens: [any NSObjectProtocol] = []

    @MainActor init() {
      let names = [
        UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardWillShowNotification,
        UIResponder.keyboardDidShowNotification, UIResponder.keyboardWillHideNotification,
        UIResponder.keyboardDidHideNotification,
      ]
      let key = UIResponder.keyboardFrameEndUserInfoKey
      for name in names {
        let token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] note in
          self?.heard.append(note.name.rawValue.replacing("UIKeyboard", with: "").replacing("Notification", with: ""))
          if let frame = note.userInfo?[key] as? CGRect { self?.frames.append(frame) }
        }
        tokens.append(token)
      }
    }

    deinit { for token in tokens { NotificationCenter.default.removeObserver(token) } }
  }

  private let test = TestWindow()

  @Test("It comes with the first field, stays from field to field, and goes with the last, and apps hear so (KEY-07)")
  func notifications() {
    let fields = [UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40)), UITextField(frame: .zero)]
    for field in fields { test.root.view.addSubview(field) }
    let listener = Listener()
    fields[0].becomeFirstResponder()
    #expect(listener.heard == ["WillChangeFrame", "WillShow"])
    HostLoop.settle()
    #expect(listener.heard == ["WillChangeFrame", "WillShow", "DidShow"])
    fields[1].becomeFirstResponder()
    HostLoop.settle()
    #expect(listener.heard.count == 3)
    listener.heard = []
    fields[1].resignFirstResponder()
    HostLoop.settle()
    #expect(listener.heard == ["WillChangeFrame", "WillHide", "DidHide"])
    let size = test.window.bounds.size
    #expect(listener.frames.first == CGRect(x: 0, y: size.height - 336, width: size.width, height: 336))
    #expect(listener.frames.last?.minY == size.height)
  }

  @Test("A screen that is left takes the keyboard along before it has disappeared (KEY-07)")
  func leaving() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    test.window.rootViewController = navigation
    let (second, text) = (UIViewController(), UITextView(frame: CGRect(x: 0, y: 100, width: 200, height: 100)))
    second.view.addSubview(text)
    navigation.pushViewController(second, animated: true)
    HostLoop.settle()
    text.becomeFirstResponder()
    HostLoop.settle()
    let listener = Listener()
    navigation.popViewController(animated: true)
    HostLoop.settle()
    #expect(listener.heard == ["WillChangeFrame", "WillHide", "DidHide"])
    #expect(UIResponder.currentFirstResponder == nil)
  }

  @Test("What takes no keys brings none")
  func other() {
    final class Chosen: UIView { override var canBecomeFirstResponder: Bool { true } }
    let view = Chosen(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    test.root.view.addSubview(view)
    let listener = Listener()
    #expect(view.becomeFirstResponder())
    HostLoop.settle()
    #expect(listener.heard.isEmpty)
  }

  @Test("A rectangle, a point and a size are taken out of a dictionary as a value, and the other way round")
  func bridging() {
    let (frame, size) = (CGRect(x: 1, y: 2, width: 3, height: 4), CGSize(width: 5, height: 6))
    let values: [AnyHashable: Any] = [
      "a": NSValue(cgRect: frame), "b": frame, "c": NSValue(cgSize: size), "d": NSNumber(value: 7),
    ]
    #expect(values["a"] as? CGRect == frame && values["a"] as? CGSize == nil)
    #expect((values["b"] as? NSValue)?.cgRectValue == frame)
    #expect(values["c"] as? CGSize == size && values["c"] as? CGPoint == nil)
    #expect(values["d"] as? CGRect == nil && values["d"] as? Int == 7)
  }
}
