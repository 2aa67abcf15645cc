import HeadlessCore
import Testing

@_spi(CellHarness) @testable import UIKit

/// Who answers for an action, and older ways to ask views and screens about themselves.
@MainActor @Suite("The chain of responders, and older names of views") struct ResponderChainTests {
  init() { RunState.begin() }

  private let stage = TestWindow()

  private final class Desk: UIViewController {
    var taps: [String] = []
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { action == Selector("file:") }
    override func accessibilityPerformMagicTap() -> Bool {
      taps.append("desk")
      return true
    }
  }

  /// Does what an assistive technology does: the nearest that answers has it.
  private func magicTap(from view: UIView) -> Bool {
    sequence(first: view as UIResponder, next: \.next).contains { $0.accessibilityPerformMagicTap() }
  }

  @Test("An action goes to the nearest around a view that can do it, and to nobody if none can")
  func target() {
    let (desk, paper) = (Desk(), UIView())
    desk.view.addSubview(paper)
    stage.root.addChild(desk)
    stage.root.view.addSubview(desk.view)
    #expect(paper.target(forAction: Selector("file:"), withSender: nil) as? UIViewController === desk)
    #expect(paper.target(forAction: Selector("burn:"), withSender: nil) == nil)
    #expect(stage.root.target(forAction: Selector("file:"), withSender: nil) == nil)
  }

  @Test("A tap with two fingers twice is for the nearest around the focus that answers it")
  func magic() {
    let (desk, paper) = (Desk(), UIView())
    desk.view.addSubview(paper)
    #expect(magicTap(from: paper) && desk.taps == ["desk"])
    #expect(!magicTap(from: stage.root.view))
  }

  @Test("Views, items of bars and pictures are found by an identifier, each by its own")
  func identification() {
    let all: [any UIAccessibilityIdentification] = [UIView(), UIBarButtonItem(), UIImage(), UIImage()]
    for (index, one) in all.enumerated() { one.accessibilityIdentifier = "n\(index)" }
    #expect(all.map(\.accessibilityIdentifier) == ["n0", "n1", "n2", "n3"])
    #expect((all[0] as? UIView)?.accessibilityIdentifier == "n0")
  }

  @Test("A scene's configuration keeps the classes and the storyboard that the app's delegate sets")
  func sceneConfiguration() {
    final class SceneDelegate: UIResponder, UIWindowSceneDelegate {}
    let configuration = UISceneConfiguration(name: "Default", sessionRole: .windowApplication)
    configuration.delegateClass = SceneDelegate.self
    configuration.sceneClass = UIWindowScene.self
    #expect(configuration.delegateClass == SceneDelegate.self && configuration.sceneClass == UIWindowScene.self)
    #expect(configuration.name == "Default" && configuration.role == .windowApplication && configuration.storyboard == nil)
  }

  @Test("Guides of before safe areas end where the safe area does, and a view that hangs on one stands in it")
  func layoutSupport() {
    let page = UIViewController()
    let label = UILabel()
    label.text = "first line"
    label.translatesAutoresizingMaskIntoConstraints = false
    page.view.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: page.topLayoutGuide.bottomAnchor, constant: 8),
      label.leadingAnchor.constraint(equalTo: page.view.leadingAnchor),
    ])
    page.additionalSafeAreaInsets = UIEdgeInsets(top: 50, left: 0, bottom: 20, right: 0)
    stage.window.rootViewController = page
    HostLoop.settle()
    #expect(page.topLayoutGuide.length == 50 && page.bottomLayoutGuide.length == 20)
    #expect(label.frame.minY == 58)
    page.additionalSafeAreaInsets.top = 10
    HostLoop.settle()
    #expect(page.topLayoutGuide.length == 10 && label.frame.minY == 18)
    #expect(page.topLayoutGuide === page.topLayoutGuide)
  }

  /// Something of the app's that keys reach.
  private final class Terminal: UIView, UIKeyInput {
    var hasText = false
    var smartQuotesType = UITextSmartQuotesType.no
    func insertText(_ text: String) {}
    func deleteBackward() {}
  }

  @Test("Traits of every year are set through whatever takes keys; one that the app leaves out is the system's")
  func traits() {
    func plain(_ input: any UITextInputTraits) {
      input.smartQuotesType = .no
      input.smartDashesType = .no
      input.smartInsertDeleteType = .no
      input.inlinePredictionType = .no
      input.passwordRules = UITextInputPasswordRules(descriptor: "minlength: 20;")
    }
    let (field, text, terminal) = (UITextField(), UITextView(), Terminal())
    for input in [field, text, terminal] as [any UITextInputTraits] { plain(input) }
    #expect(field.smartQuotesType == .no && field.smartDashesType == .no && field.smartInsertDeleteType == .no)
    #expect(field.inlinePredictionType == .no && field.passwordRules?.passwordRulesDescriptor == "minlength: 20;")
    #expect(text.smartQuotesType == .no && text.smartDashesType == .no && text.inlinePredictionType == .no)
    let own: any UITextInputTraits = terminal
    #expect(own.smartQuotesType == .no && own.smartDashesType == .default && own.passwordRules == nil)
  }
}
