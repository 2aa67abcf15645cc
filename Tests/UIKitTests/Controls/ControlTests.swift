import CellTrace
import HeadlessCore
import Testing

@_spi(CellHarness) @testable import UIKit

@MainActor @Suite struct ControlTests {
  init() { RunState.begin() }

  private let stage = TestWindow()
  private var window: UIWindow { stage.window }
  private let history = History()

  private func put(_ view: UIView, _ frame: CGRect) {
    view.frame = frame
    window.addSubview(view)
    HostLoop.settle()
  }

  @Test("A button whose title its update handler sets is measured with it, and once more when its state has another one")
  func buttonUpdates() {
    let button = UIButton(configuration: .filled())
    let bare = button.intrinsicContentSize
    button.configurationUpdateHandler = { $0.configuration?.title = $0.isSelected ? "Following" : "Go" }
    let short = button.intrinsicContentSize
    #expect(short.height > bare.height && short.width > bare.width)
    button.isSelected = true
    #expect(button.intrinsicContentSize.width > short.width)
    #expect(button.configuration?.title == "Following")
  }

  @Test("A button that is measured while an update is to come is laid out with the size that the update gave it")
  func measuredUpdate() {
    let stack = UIStackView(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
    stack.alignment = .center
    let button = UIButton(configuration: .filled())
    button.configurationUpdateHandler = { $0.configuration?.title = $0.isSelected ? "Following everything" : "Go" }
    stack.addArrangedSubview(button)
    stack.addArrangedSubview(UIView())
    window.addSubview(stack)
    HostLoop.settle()
    let short = button.frame.width
    button.isSelected = true
    let long = button.sizeThatFits(.zero).width
    #expect(long > short)
    HostLoop.settle()
    #expect(abs(button.frame.width - long) < 1)
  }

  @Test("A slider's thumb stops at the ends of its track")
  func sliderEnds() {
    let slider = UISlider()
    put(slider, CGRect(x: 0, y: 0, width: 100, height: 34))
    TouchDriver.tap(at: CGPoint(x: 99.5, y: 10), in: window)
    #expect(slider.value == 1)
    TouchDriver.tap(at: CGPoint(x: 0.5, y: 10), in: window)
    #expect(slider.value == 0)
  }

  @Test("A label is as wide as its text and as high as its lines")
  func labelSizes() {
    let label = UILabel()
    #expect(label.intrinsicContentSize == .zero)
    label.text = "Hello"
    let one = label.intrinsicContentSize
    #expect(abs(one.height - 61.0 / 3) < 1e-9)
    #expect(one.width > 30 && one.width < 50)
    label.text = String(repeating: "Hello world ", count: 10)
    label.numberOfLines = 0
    let fitted = label.sizeThatFits(CGSize(width: 100, height: 0))
    #expect(fitted.width <= 100)
    #expect(fitted.height > one.height * 5)
    label.numberOfLines = 2
    #expect(label.sizeThatFits(CGSize(width: 100, height: 0)).height < one.height * 2.1)
    #expect(
      label.systemLayoutSizeFitting(
        CGSize(width: 100, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
      ).height == label.sizeThatFits(CGSize(width: 100, height: 0)).height)
  }

  @Test("Attributed text decides text and size")
  func attributedLabel() {
    let label = UILabel()
    label.attributedText = NSAttributedString(string: "Big", attributes: [.font: UIFont.systemFont(ofSize: 34)])
    #expect(label.text == "Big")
    #expect(label.intrinsicContentSize.height > 40)
    label.text = "Big"
    #expect(label.intrinsicContentSize.height < 21)
  }

  @Test("LY-28 fixed sizes of controls")
  func fixedSizes() {
    #expect(UISwitch().intrinsicContentSize == CGSize(width: 51, height: 31))
    #expect(UIStepper().intrinsicContentSize == CGSize(width: 94, height: 32))
    #expect(UISlider().intrinsicContentSize.height == 34)
    #expect(UISegmentedControl(items: ["A", "B"]).intrinsicContentSize.height == 32)
    #expect(UIProgressView(progressViewStyle: .default).intrinsicContentSize.height == 4)
    #expect(UIActivityIndicatorView(style: .medium).intrinsicContentSize == CGSize(width: 20, height: 20))
  }

  @Test("A progress view has a track and a bar, whose ends apps round, and shows no more for that")
  func progressParts() {
    // How it looks does not depend on who asked for its parts.
    let faint = UIProgressView(frame: CGRect(x: 0, y: 0, width: 200, height: 8))
    faint.alpha = 0.3
    func alpha() -> String? {
      var builder = AppearanceBuilder()
      builder.within("UIProgressView") { faint.describe(into: &$0) }
      return builder.elements.first?["alpha"]
    }
    #expect(alpha() == "0.3")
    #expect(faint.subviews.count == 2 && alpha() == "0.3")
    let view = UIProgressView(frame: CGRect(x: 0, y: 0, width: 200, height: 8))
    view.progress = 0.25
    view.layer.sublayers![1].cornerRadius = 4
    view.subviews[1].clipsToBounds = true
    let mark = UIView()
    view.addSubview(mark)
    view.layoutIfNeeded()
    #expect(view.subviews.count == 3 && view.subviews.last === mark)
    #expect(view.subviews[0].frame.width == 200 && view.subviews[1].frame.width == 50)
    #expect(view.sublayerText == nil)
  }

  @Test("A button shows the content of its state, falling back to normal")
  func buttonStates() {
    let button = UIButton(type: .system)
    button.setTitle("Follow", for: .normal)
    button.setTitle("Following", for: .selected)
    #expect(button.currentTitle == "Follow")
    button.isSelected = true
    #expect(button.currentTitle == "Following")
    button.isHighlighted = true
    #expect(button.currentTitle == "Follow")
    #expect(button.titleLabel != nil)
  }

  @Test("A configured button measures title, image and insets")
  func configuredButton() {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Buy"
    let button = UIButton(configuration: configuration)
    let plain = button.intrinsicContentSize
    #expect(abs(plain.height - (61.0 / 3 + 14)) < 1e-9)
    button.configuration?.image = UIImage(systemName: "cart")
    button.configuration?.imagePadding = 8
    #expect(button.intrinsicContentSize.width > plain.width + 8)
  }

  @Test("A button's update handler runs before layout, once for several changes of state")
  func updateHandler() {
    let button = UIButton(configuration: .plain())
    button.configurationUpdateHandler = { [history] in history.add("selected \($0.isSelected) enabled \($0.isEnabled)") }
    put(button, CGRect(x: 0, y: 0, width: 100, height: 40))
    #expect(history.take() == ["selected false enabled true"])
    button.isSelected = true
    button.isEnabled = false
    #expect(history.take() == [])
    HostLoop.runFrames()
    #expect(history.take() == ["selected true enabled false"])
  }

  @Test("Actions with one identifier replace each other; targets and actions are told apart")
  func actions() {
    let control = UIControl()
    let id = UIAction.Identifier("same")
    control.addAction(UIAction(identifier: id) { [history] _ in history.add("old") }, for: .valueChanged)
    control.addAction(UIAction(identifier: id) { [history] _ in history.add("new") }, for: .valueChanged)
    control.addAction(UIAction { [history] in history.add("sender \($0.sender is UIControl)") }, for: .touchUpInside)
    control.sendActions(for: .valueChanged)
    #expect(history.take() == ["new"])
    control.sendActions(for: .touchUpInside)
    #expect(history.take() == ["sender true"])
    control.removeAction(identifiedBy: id, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(history.take() == [])
    control.addTarget(control, action: Selector("tapped:"), for: .touchUpInside)
    #expect(control.actions(forTarget: control, forControlEvent: .touchUpInside) == ["tapped:"])
  }

  @Test("A touch toggles a switch and reports it once")
  func toggling() {
    let toggle = UISwitch()
    put(toggle, CGRect(x: 0, y: 0, width: 51, height: 31))
    toggle.addAction(UIAction { [history] _ in history.add("changed \(toggle.isOn)") }, for: .valueChanged)
    TouchDriver.tap(at: CGPoint(x: 20, y: 10), in: window)
    #expect(history.take() == ["changed true"])
    toggle.setOn(false, animated: true)
    #expect(history.take() == [])
  }

  @Test("A stepper shows the pictures that it is given, by its state")
  func stepperPictures() {
    func shown(_ stepper: UIStepper) -> String? {
      var builder = AppearanceBuilder()
      builder.within("Stepper") { stepper.describe(into: &$0) }
      return builder.elements.first?["decrementImage"]
    }
    let stepper = UIStepper()
    #expect(shown(stepper) == nil)
    let (minus, grey) = (UIImage(systemName: "minus"), UIImage(systemName: "minus.circle"))
    stepper.setDecrementImage(minus, for: .normal)
    stepper.setDecrementImage(grey, for: .disabled)
    #expect(shown(stepper) == minus?.description && stepper.decrementImage(for: .highlighted) == minus)
    stepper.isEnabled = false
    #expect(shown(stepper) == grey?.description)
  }

  @Test("Sliders, steppers and segments follow the finger")
  func valueControls() {
    let slider = UISlider()
    put(slider, CGRect(x: 0, y: 0, width: 100, height: 34))
    slider.addAction(UIAction { [history] _ in history.add("slider \(slider.value)") }, for: .valueChanged)
    TouchDriver.tap(at: CGPoint(x: 25, y: 10), in: window)
    let stepper = UIStepper()
    put(stepper, CGRect(x: 0, y: 50, width: 94, height: 32))
    stepper.addAction(UIAction { [history] _ in history.add("stepper \(stepper.value)") }, for: .valueChanged)
    TouchDriver.tap(at: CGPoint(x: 80, y: 60), in: window)
    TouchDriver.tap(at: CGPoint(x: 10, y: 60), in: window)
    TouchDriver.tap(at: CGPoint(x: 10, y: 60), in: window)
    let segments = UISegmentedControl(items: ["A", "B"])
    put(segments, CGRect(x: 0, y: 100, width: 100, height: 32))
    segments.addAction(UIAction { [history] _ in history.add("segment \(segments.selectedSegmentIndex)") }, for: .valueChanged)
    TouchDriver.tap(at: CGPoint(x: 80, y: 110), in: window)
    TouchDriver.tap(at: CGPoint(x: 80, y: 110), in: window)
    #expect(history.take() == ["slider 0.25", "stepper 1.0", "stepper 0.0", "segment 1"])
  }

  @Test("Another value is the primary action of a control that has one, also of the pull that refreshes")
  func primaryActions() {
    func action(_ name: String) -> UIAction { UIAction { [history] _ in history.add(name) } }
    let frame = CGRect(x: 0, y: 0, width: 100, height: 34)
    let slider = UISlider(frame: frame, primaryAction: action("slider"))
    put(slider, frame)
    TouchDriver.tap(at: CGPoint(x: 25, y: 10), in: window)
    let pages = UIPageControl(frame: frame, primaryAction: action("pages"))
    pages.numberOfPages = 3
    put(pages, CGRect(x: 0, y: 50, width: 100, height: 26))
    TouchDriver.tap(at: CGPoint(x: 90, y: 60), in: window)
    let refresh = UIRefreshControl(frame: .zero, primaryAction: action("refresh"))
    refresh.addAction(action("changed"), for: .valueChanged)
    refresh.pull()
    #expect(history.take() == ["slider", "pages", "refresh", "changed"])
    #expect(refresh.isRefreshing)
  }

  @Test("Typing asks the delegate, changes the text and reports it")
  func typing() throws {
    final class Delegate: NSObject, UITextFieldDelegate {
      let history: History
      init(_ history: History) { self.history = history }
      func textFieldDidBeginEditing(_ field: UITextField) { history.add("begin") }
      func textFieldDidEndEditing(_ field: UITextField) { history.add("end") }
      func textField(_ field: UITextField, shouldChangeCharactersIn range: NSRange, replacementString: String) -> Bool {
        history.add("should \(range.location),\(range.length) '\(replacementString)'")
        return replacementString != "x"
      }
      func textFieldShouldReturn(_ field: UITextField) -> Bool {
        field.resignFirstResponder()
        return true
      }
    }
    let field = UITextField()
    let delegate = Delegate(history)
    field.delegate = delegate
    put(field, CGRect(x: 0, y: 0, width: 100, height: 34))
    field.addAction(UIAction { [history] _ in history.add("changed \(field.text ?? "")") }, for: .editingChanged)
    TouchDriver.tap(at: CGPoint(x: 20, y: 10), in: window)
    #expect(UIResponder.currentFirstResponder === field)
    let keys = try #require(UIResponder.currentFirstResponder as? any UIKeyInput)
    keys.insertText("a")
    keys.insertText("x")
    keys.deleteBackward()
    keys.insertText("\n")
    #expect(
      history.take() == [
        "begin", "should 0,0 'a'", "changed a", "should 1,0 'x'", "should 0,1 ''", "changed ", "end",
      ])
    #expect(UIResponder.currentFirstResponder == nil)
  }

  @Test("Setting text in code reports nothing")
  func settingText() {
    let field = UITextField()
    field.addAction(UIAction { [history] _ in history.add("changed") }, for: .editingChanged)
    field.text = "a"
    #expect(history.take() == [])
    #expect(field.hasText)
  }

  @Test("Programmatic scrolling tells the delegate of every change")
  func scrolling() {
    final class Delegate: NSObject, UIScrollViewDelegate {
      var log: [String] = []
      func scrollViewDidScroll(_ scrollView: UIScrollView) { log.append("scroll \(Int(scrollView.contentOffset.y))") }
      func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { log.append("end") }
    }
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let delegate = Delegate()
    scroll.delegate = delegate
    scroll.contentSize = CGSize(width: 100, height: 1000)
    scroll.contentOffset.y = 50
    scroll.setContentOffset(CGPoint(x: 0, y: 70), animated: true)
    HostLoop.settle()
    scroll.scrollRectToVisible(CGRect(x: 0, y: 500, width: 10, height: 20), animated: false)
    #expect(delegate.log == ["scroll 50", "scroll 70", "end", "scroll 420"])
    #expect(scroll.delaysContentTouches)
  }
}

@MainActor @Suite struct ControlHandlerTests {
  private final class Cell: UIView {
    let binding = CellBindingState(cell: CellID(7))
    override var cellBinding: CellBindingState? { binding }
  }

  @Test("A handler that stays on a control through a reuse reports for whom it was set")
  func handlers() {
    let cell = Cell(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
    let button = UIButton(type: .system)
    cell.addSubview(button)
    let events = recording {
      cell.binding.item = ItemID(key: "A")
      button.addAction(UIAction { _ in }, for: .touchUpInside)
      cell.binding.item = ItemID(key: "B")
      button.sendActions(for: .touchUpInside)
    }.events
    #expect(
      events == [
        .handlerAssigned(CellID(7), name: "UIButton touchUpInside", item: ItemID(key: "A"), nil),
        .controlFired(ItemID(key: "B"), path: "UIButton", control: "touchUpInside"),
        .handlerRan(
          CellID(7), name: "UIButton touchUpInside", assignedFor: ItemID(key: "A"), runsFor: ItemID(key: "B"), []),
      ])
  }

  @Test("A button's menu that stays through a reuse reports for whom it was made")
  func menus() {
    let cell = Cell(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
    let button = UIButton(type: .system)
    cell.addSubview(button)
    let entry = UIAction(title: "Stop") { _ in }
    let events = recording {
      cell.binding.item = ItemID(key: "A")
      button.menu = UIMenu(children: [entry])
      cell.binding.item = ItemID(key: "B")
      button.menuElementWasChosen(entry)
    }.events
    #expect(
      events == [
        .handlerAssigned(CellID(7), name: "UIButton menu", item: ItemID(key: "A"), nil),
        .handlerRan(CellID(7), name: "UIButton menu", assignedFor: ItemID(key: "A"), runsFor: ItemID(key: "B"), []),
      ])
  }

  @Test("A recognizer that a view of a cell has already is told, another gesture or target is not")
  func repeatedGestures() {
    let cell = Cell(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
    let (label, other) = (UILabel(), UILabel())
    cell.addSubview(label)
    func tap(_ target: AnyObject, _ action: String) -> UIGestureRecognizer {
      UITapGestureRecognizer(target: target, action: Selector(action))
    }
    let events = recording {
      cell.binding.item = ItemID(key: "A")
      label.addGestureRecognizer(tap(cell, "vote"))
      label.addGestureRecognizer(tap(cell, "open"))
      label.addGestureRecognizer(tap(label, "vote"))
      label.addGestureRecognizer(UILongPressGestureRecognizer(target: cell, action: Selector("vote")))
      label.addGestureRecognizer(UITapGestureRecognizer())
      label.addGestureRecognizer(UITapGestureRecognizer())
      other.addGestureRecognizer(tap(cell, "vote"))
      other.addGestureRecognizer(tap(cell, "vote"))
      cell.binding.item = ItemID(key: "B")
      label.addGestureRecognizer(tap(cell, "vote"))
    }.events
    #expect(
      events == [
        .addedAgain(CellID(7), .gestureRecognizer, name: "UITapGestureRecognizer of UILabel", item: ItemID(key: "B"), nil)
      ])
  }

  @Test("A constraint that a cell in use has already is told; another number, one that was deactivated and a new cell's are not")
  func repeatedConstraints() {
    let cell = Cell(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
    let label = UILabel()
    cell.addSubview(label)
    func width(_ constant: CGFloat) -> NSLayoutConstraint { label.widthAnchor.constraint(equalToConstant: constant) }
    let events = recording {
      cell.binding.item = nil
      width(10).isActive = true
      width(10).isActive = true
      cell.binding.item = ItemID(key: "A")
      width(20).isActive = true
      let own = label.heightAnchor.constraint(equalToConstant: 5)
      own.isActive = true
      own.isActive = false
      label.heightAnchor.constraint(equalToConstant: 5).isActive = true
      cell.binding.item = ItemID(key: "B")
      width(20).isActive = true
    }.events
    #expect(
      events == [.addedAgain(CellID(7), .constraint, name: "width of UILabel", item: ItemID(key: "B"), nil)])
  }

  @Test("An announcement is an event; that the layout changed is none")
  func announcements() {
    let events = recording {
      UIAccessibility.post(notification: .announcement, argument: "Saved")
      UIAccessibility.post(notification: .announcement, argument: NSAttributedString(string: "Sent"))
      UIAccessibility.post(notification: .layoutChanged, argument: "Saved")
    }.events
    #expect(events == [.announced("Saved"), .announced("Sent")])
  }

  @Test("A tint set further up explains the tint that is shown")
  func inheritedTint() {
    let cell = Cell(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
    let image = UIImageView(image: UIImage(systemName: "star"))
    cell.addSubview(image)
    cell.binding.item = ItemID(key: "A")
    _ = recording { cell.tintColor = .systemRed }
    var builder = AppearanceBuilder()
    cell.describe(into: &builder)
    let tint = builder.elements.first { $0.role == .image }?.properties.first { $0.name == "tintColor" }
    #expect(tint?.value == "systemRed")
    #expect(tint?.provenance?.item == ItemID(key: "A"))
  }
}
