import HeadlessCore
import Testing

@_spi(CellHarness) @testable import UIKit

@MainActor @Suite struct ViewTests {
  init() { RunState.begin() }

  @Test("Frame, bounds and center are one thing")
  func geometry() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(view.center == CGPoint(x: 25, y: 40))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
    view.center = CGPoint(x: 0, y: 0)
    #expect(view.frame == CGRect(x: -15, y: -20, width: 30, height: 40))
    view.bounds.size = CGSize(width: 10, height: 10)
    #expect(view.frame == CGRect(x: -5, y: -5, width: 10, height: 10))
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(view.frame == CGRect(x: -10, y: -10, width: 20, height: 20))
    #expect(view.bounds.size == CGSize(width: 10, height: 10))
  }

  @Test("Conversion goes through every level, scrolled ones too")
  func conversion() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let scroll = UIScrollView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
    let leaf = UIView(frame: CGRect(x: 5, y: 60, width: 10, height: 10))
    root.addSubview(scroll)
    scroll.addSubview(leaf)
    scroll.contentOffset = CGPoint(x: 0, y: 30)
    #expect(leaf.convert(CGPoint(x: 1, y: 1), to: root) == CGPoint(x: 16, y: 41))
    #expect(leaf.convert(leaf.bounds, to: root) == CGRect(x: 15, y: 40, width: 10, height: 10))
    #expect(leaf.convert(CGPoint(x: 15, y: 40), from: root) == .zero)
  }

  @Test("Autoresizing shares the change out among flexible parts")
  func autoresizing() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let fill = UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 80))
    fill.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let right = UIView(frame: CGRect(x: 80, y: 0, width: 20, height: 20))
    right.autoresizingMask = [.flexibleLeftMargin]
    root.addSubview(fill)
    root.addSubview(right)
    root.frame.size = CGSize(width: 200, height: 50)
    #expect(fill.frame == CGRect(x: 10, y: 10, width: 180, height: 30))
    #expect(right.frame == CGRect(x: 180, y: 0, width: 20, height: 20))
  }

  @Test("The topmost subview under the point is hit; hidden, transparent and disabled ones let it through")
  func hitTesting() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let below = UIView(frame: root.bounds)
    let above = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    root.addSubview(below)
    root.addSubview(above)
    let point = CGPoint(x: 10, y: 10)
    #expect(root.hitTest(point, with: nil) === above)
    above.isHidden = true
    #expect(root.hitTest(point, with: nil) === below)
    above.isHidden = false
    above.alpha = 0
    #expect(root.hitTest(point, with: nil) === below)
    above.alpha = 1
    above.isUserInteractionEnabled = false
    #expect(root.hitTest(point, with: nil) === below)
    #expect(root.hitTest(CGPoint(x: 200, y: 0), with: nil) == nil)
  }

  @Test("Hierarchy callbacks come in UIKit's order")
  func hierarchy() {
    final class Watcher: UIView {
      var history: [String] = []
      override func willMove(toSuperview new: UIView?) { history.append("willMove superview:\(new != nil)") }
      override func didMoveToSuperview() { history.append("didMoveToSuperview \(superview != nil)") }
      override func willMove(toWindow new: UIWindow?) { history.append("willMove window:\(new != nil)") }
      override func didMoveToWindow() { history.append("didMoveToWindow \(window != nil)") }
    }
    let window = UIWindow(frame: UIScreen.main.bounds)
    let view = Watcher()
    window.addSubview(view)
    view.removeFromSuperview()
    #expect(
      view.history == [
        "willMove window:true", "willMove superview:true", "didMoveToWindow true", "didMoveToSuperview true",
        "willMove window:false", "willMove superview:false", "didMoveToWindow false", "didMoveToSuperview false",
      ])
  }

  @Test("A frame lays out what needs it, parents first, and nothing twice")
  func layoutPass() {
    final class Counter: UIView {
      var name = ""
      var log: History?
      override func layoutSubviews() {
        super.layoutSubviews()
        log?.add(name)
      }
    }
    let history = History()
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.isHidden = false
    let outer = Counter(frame: window.bounds)
    let inner = Counter(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    for (view, name) in [(outer, "outer"), (inner, "inner")] {
      view.name = name
      view.log = history
    }
    window.addSubview(outer)
    outer.addSubview(inner)
    HostLoop.runFrames()
    #expect(history.take() == ["outer", "inner"])
    HostLoop.runFrames()
    #expect(history.take() == [])
    inner.setNeedsLayout()
    HostLoop.runFrames()
    #expect(history.take() == ["inner"])
    inner.frame.origin.x = 5
    HostLoop.runFrames()
    #expect(history.take() == [])
    inner.frame.size.width = 20
    inner.layoutIfNeeded()
    #expect(history.take() == ["inner"])
  }

  @Test("Animations apply at once; their completion waits for virtual time")
  func animation() {
    let view = UIView()
    var log: [String] = []
    UIView.animate(withDuration: 0.3) {
      view.alpha = 0
    } completion: {
      log.append("done \($0)")
    }
    #expect(view.alpha == 0)
    #expect(log == [])
    let start = HostLoop.now
    HostLoop.settle()
    #expect(log == ["done true"])
    #expect(abs(HostLoop.now - start - 0.3) < 1e-9)
  }

  @Test("Tint is inherited and told to those who inherit it")
  func tint() {
    final class Watcher: UIView {
      var count = 0
      override func tintColorDidChange() { count += 1 }
    }
    let root = UIView()
    let leaf = Watcher()
    root.addSubview(leaf)
    let before = leaf.count
    root.tintColor = .systemRed
    #expect(leaf.tintColor == .systemRed)
    #expect(leaf.count == before + 1)
    leaf.tintColor = .systemGreen
    root.tintColor = .systemBlue
    #expect(leaf.tintColor == .systemGreen)
    #expect(leaf.count == before + 2)
  }

  @Test("Layout margins: 8 by default, 16 at the sides of a controller's root, preserved where asked")
  func margins() {
    let plain = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(plain.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    let controller = UIViewController()
    #expect(controller.view.layoutMargins == UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16))
    let inner = UIView(frame: CGRect(x: 4, y: 0, width: 382, height: 100))
    inner.preservesSuperviewLayoutMargins = true
    controller.view.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
    controller.view.addSubview(inner)
    #expect(inner.layoutMargins == UIEdgeInsets(top: 8, left: 12, bottom: 8, right: 12))
  }

  @Test("A row takes over the margins at the sides of its table, and none above and below, wherever it was scrolled to")
  func marginsOfRows() {
    let controller = UITableViewController()
    let source = MarginRows()
    controller.tableView.dataSource = source
    controller.tableView.rowHeight = 60
    controller.tableView.layoutMargins = UIEdgeInsets(top: 30, left: 20, bottom: 30, right: 24)
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UINavigationController(rootViewController: controller)
    window.makeKeyAndVisible()
    HostLoop.settle()
    var seen: Set<String> = []
    for offset in [0.0, 17, 300, 900] {
      controller.tableView.contentOffset.y = offset
      window.layoutIfNeeded()
      HostLoop.settle()
      for cell in controller.tableView.visibleCells { seen.insert("\(cell.layoutMargins)") }
    }
    #expect(seen == ["\(UIEdgeInsets(top: 8, left: 20, bottom: 8, right: 24))"])
  }

  @Test("The safe area grows by the controller's own insets and shrinks with distance from the edge")
  func safeArea() {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let controller = UIViewController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    let scroll = UIScrollView(frame: controller.view.bounds)
    controller.view.addSubview(scroll)
    let low = UIView(frame: CGRect(x: 0, y: 15, width: 10, height: 10))
    controller.view.addSubview(low)
    #expect(scroll.adjustedContentInset.top == 20)
    #expect(scroll.contentOffset.y == -20)
    #expect(low.safeAreaInsets.top == 5)
  }

  @Test("A layer and its view agree, whoever is written")
  func layers() {
    let view = UIView()
    view.layer.masksToBounds = true
    #expect(view.clipsToBounds)
    view.alpha = 0.5
    #expect(view.layer.opacity == 0.5)
    view.layer.opacity = 0.25
    #expect(view.alpha == 0.25)
    view.frame = CGRect(x: 0, y: 0, width: 20, height: 10)
    #expect(view.layer.bounds.size == CGSize(width: 20, height: 10))
    final class Gradient: UIView {
      override class var layerClass: AnyClass { CAGradientLayer.self }
    }
    #expect(Gradient().layer is CAGradientLayer)
  }
}

/// Forty rows that preserve their table's margins, as those of storyboards do.
@MainActor private final class MarginRows: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row") ?? UITableViewCell(style: .default, reuseIdentifier: "row")
    cell.preservesSuperviewLayoutMargins = true
    return cell
  }
}
