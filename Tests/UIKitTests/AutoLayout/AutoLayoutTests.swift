import CellTrace
import Foundation
import HeadlessCore
import Testing

@testable import UIKit

@MainActor @Suite struct AutoLayoutTests {
  private func root(_ width: CGFloat = 320, _ height: CGFloat = 200) -> UIView {
    UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
  }

  private func added<V: UIView>(_ view: V, to superview: UIView) -> V {
    view.translatesAutoresizingMaskIntoConstraints = false
    superview.addSubview(view)
    return view
  }

  private func pin(_ view: UIView, to other: UIView, _ inset: CGFloat) -> [NSLayoutConstraint] {
    [
      view.leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: inset),
      view.topAnchor.constraint(equalTo: other.topAnchor, constant: inset),
      other.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: inset),
      other.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: inset),
    ]
  }

  private func near(_ value: CGFloat, _ other: CGFloat) -> Bool { abs(value - other) < 0.001 }

  private let longText = "A text that is far too long for one line of a list row, so that it has to wrap"

  @Test("AL edges pinned to the superview follow its size")
  func pinned() {
    let root = root()
    let view = added(UIView(), to: root)
    NSLayoutConstraint.activate(pin(view, to: root, 10))
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 10, y: 10, width: 300, height: 180))
    root.frame.size = CGSize(width: 100, height: 50)
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 10, y: 10, width: 80, height: 30))
  }

  @Test("AL a label pinned to four edges wraps, and the fitting height grows with it")
  func wrapping() {
    let root = root()
    let label = added(UILabel(), to: root)
    label.numberOfLines = 0
    label.text = "Short"
    NSLayoutConstraint.activate(pin(label, to: root, 8))
    func fit(_ width: CGFloat) -> CGSize {
      root.systemLayoutSizeFitting(
        CGSize(width: width, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
    }
    let line = CGFloat(TextMetrics.size(of: "Short", font: TextStyle.body.font()).height)
    #expect(fit(200).width == 200 && near(fit(200).height, line + 16))
    label.text = longText
    let wrapped = TextMetrics.size(of: longText, font: TextStyle.body.font(), width: 184)
    #expect(wrapped.lines > 2)
    #expect(near(fit(200).height, CGFloat(wrapped.height) + 16))
    #expect(near(fit(1000).height, line + 16))
    root.frame.size = fit(200)
    root.layoutIfNeeded()
    #expect(label.frame.origin == CGPoint(x: 8, y: 8) && near(label.frame.width, 184))
    #expect(near(label.frame.height, CGFloat(wrapped.height)))
    label.text = "Short"
    #expect(near(fit(200).height, line + 16))
  }

  @Test("AL a label between an icon and a value gives way by compression resistance")
  func compression() {
    let root = root(200, 44)
    let title = added(UILabel(), to: root)
    let value = added(UILabel(), to: root)
    title.text = longText
    value.text = "Value"
    value.setContentCompressionResistancePriority(.required, for: .horizontal)
    NSLayoutConstraint.activate([
      title.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
      title.centerYAnchor.constraint(equalTo: root.centerYAnchor),
      value.leadingAnchor.constraint(equalTo: title.trailingAnchor, constant: 8),
      value.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
      value.firstBaselineAnchor.constraint(equalTo: title.firstBaselineAnchor),
    ])
    root.layoutIfNeeded()
    let valueWidth = value.intrinsicContentSize.width
    #expect(abs(value.frame.width - valueWidth) < 0.34)
    #expect(value.frame.maxX == 184)
    #expect(abs(title.frame.maxX - (184 - valueWidth - 8)) < 0.34)
    #expect(abs(title.frame.midY - 22) < 0.34)
    #expect(value.frame.minY == title.frame.minY)
  }

  @Test("AL the view that hugs less takes the room that is left")
  func hugging() {
    let root = root(300, 44)
    let left = added(UILabel(), to: root)
    let right = added(UILabel(), to: root)
    left.text = "Left"
    right.text = "Right"
    right.setContentHuggingPriority(UILayoutPriority(252), for: .horizontal)
    NSLayoutConstraint.activate([
      left.leadingAnchor.constraint(equalTo: root.leadingAnchor), right.leadingAnchor.constraint(equalTo: left.trailingAnchor),
      right.trailingAnchor.constraint(equalTo: root.trailingAnchor), left.topAnchor.constraint(equalTo: root.topAnchor),
      right.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    let natural = right.intrinsicContentSize.width
    #expect(abs(right.frame.width - natural) < 0.34)
    #expect(abs(left.frame.width - (300 - natural)) < 0.34)
    right.setContentHuggingPriority(UILayoutPriority(100), for: .horizontal)
    root.layoutIfNeeded()
    #expect(abs(left.frame.width - left.intrinsicContentSize.width) < 0.34)
  }

  @Test("AL constants, priorities and activation change the frames at the next layout")
  func changes() {
    let root = root()
    let view = added(UIView(), to: root)
    let width = view.widthAnchor.constraint(equalToConstant: 50)
    let wide = view.widthAnchor.constraint(equalToConstant: 90)
    wide.priority = .defaultLow
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor), view.topAnchor.constraint(equalTo: root.topAnchor),
      view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5, constant: 5), width, wide,
    ])
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 0, y: 0, width: 50, height: 30))
    width.constant = 70
    root.layoutIfNeeded()
    #expect(view.frame.size == CGSize(width: 70, height: 40))
    width.priority = UILayoutPriority(100)
    root.layoutIfNeeded()
    #expect(view.frame.size == CGSize(width: 90, height: 50))
    wide.isActive = false
    root.layoutIfNeeded()
    #expect(view.frame.size == CGSize(width: 70, height: 40))
    #expect(!wide.isActive && width.isActive)
    #expect(root.constraints.count == 2 && view.constraints.count == 2)
  }

  @Test("AL margins and guides take part")
  func guides() {
    let root = root()
    root.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 5, leading: 20, bottom: 7, trailing: 30)
    let view = added(UIView(), to: root)
    let spacer = UILayoutGuide()
    root.addLayoutGuide(spacer)
    let other = added(UIView(), to: root)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
      view.topAnchor.constraint(equalTo: root.layoutMarginsGuide.topAnchor),
      view.bottomAnchor.constraint(equalTo: root.layoutMarginsGuide.bottomAnchor),
      spacer.leadingAnchor.constraint(equalTo: view.trailingAnchor), spacer.widthAnchor.constraint(equalToConstant: 12),
      other.leadingAnchor.constraint(equalTo: spacer.trailingAnchor),
      other.trailingAnchor.constraint(equalTo: root.layoutMarginsGuide.trailingAnchor),
      other.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 2),
      other.topAnchor.constraint(equalTo: view.topAnchor), other.heightAnchor.constraint(equalToConstant: 10),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 20, y: 5, width: 86, height: 188))
    #expect(other.frame == CGRect(x: 118, y: 5, width: 172, height: 10))
    #expect(spacer.layoutFrame.minX == 106 && spacer.layoutFrame.width == 12)
    root.directionalLayoutMargins.leading = 50
    root.layoutIfNeeded()
    #expect(view.frame.minX == 50)
    #expect(root.layoutMarginsGuide.layoutFrame == CGRect(x: 50, y: 5, width: 240, height: 188))
  }

  @Test("AL constraints across levels, and a nested view with its own")
  func levels() {
    let root = root(200, 200)
    let box = added(UIView(), to: root)
    let inner = added(UILabel(), to: box)
    let below = added(UIView(), to: root)
    inner.text = "Text"
    NSLayoutConstraint.activate(pin(inner, to: box, 6))
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      box.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
      below.leadingAnchor.constraint(equalTo: inner.leadingAnchor),
      below.trailingAnchor.constraint(equalTo: inner.trailingAnchor),
      below.topAnchor.constraint(equalTo: box.bottomAnchor, constant: 4), below.heightAnchor.constraint(equalToConstant: 2),
    ])
    root.layoutIfNeeded()
    let text = inner.intrinsicContentSize
    #expect(inner.frame.origin == CGPoint(x: 6, y: 6))
    #expect(abs(box.frame.width - text.width - 12) < 0.34)
    #expect(abs(box.frame.height - text.height - 12) < 0.34)
    #expect(near(below.frame.minX, 16))
    #expect(abs(below.frame.width - text.width) < 0.34)
    #expect(near(below.frame.minY, box.frame.maxY + 4))
  }

  @Test("AL removing a view removes the constraints that tie it to what stays")
  func removal() {
    let root = root()
    let first = added(UIView(), to: root)
    let second = added(UIView(), to: root)
    let inner = added(UIView(), to: first)
    let own = inner.widthAnchor.constraint(equalToConstant: 9)
    let tie = second.topAnchor.constraint(equalTo: first.bottomAnchor)
    NSLayoutConstraint.activate(pin(inner, to: first, 1))
    NSLayoutConstraint.activate([
      first.topAnchor.constraint(equalTo: root.topAnchor), first.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      first.heightAnchor.constraint(equalToConstant: 30), tie, own, second.heightAnchor.constraint(equalToConstant: 5),
      second.leadingAnchor.constraint(equalTo: root.leadingAnchor),
    ])
    root.layoutIfNeeded()
    #expect(second.frame.minY == 30)
    #expect(first.frame.width == 11)
    first.removeFromSuperview()
    #expect(!tie.isActive && own.isActive)
    #expect(root.constraints.count == 1)
    second.topAnchor.constraint(equalTo: root.topAnchor, constant: 3).isActive = true
    root.layoutIfNeeded()
    #expect(second.frame == CGRect(x: 0, y: 3, width: 0, height: 5))
    root.addSubview(first)
    first.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 40).isActive = true
    root.layoutIfNeeded()
    #expect(first.frame.minX == 40 && inner.frame.minX == 1)
  }

  @Test("AL of contradicting constraints the later is left out, with UIKit's text")
  func contradiction() {
    let root = root()
    let view = added(UIView(), to: root)
    var warnings: [String] = []
    Probe.sink = { if case .warning("AL", let text) = $0 { warnings.append(text) } }
    defer { Probe.sink = nil }
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor), view.topAnchor.constraint(equalTo: root.topAnchor),
      view.widthAnchor.constraint(equalToConstant: 10), view.widthAnchor.constraint(greaterThanOrEqualToConstant: 20),
    ])
    root.layoutIfNeeded()
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(view.frame.width == 10)
    #expect(
      warnings == [
        """
        Unable to simultaneously satisfy constraints.
        \tProbably at least one of the constraints in the following list is one you don't want. \n\tTry this: \n\t\t(1) look at \
        each constraint and try to figure out which you don't expect; \n\t\t(2) find the code that added the unwanted constraint \
        or constraints and fix it. \n(
            "<NSLayoutConstraint UIView.width == 10   (active)>",
            "<NSLayoutConstraint UIView.width >= 20   (active)>"
        )

        Will attempt to recover by breaking constraint \n<NSLayoutConstraint UIView.width >= 20   (active)>

        Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.
        The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in <UIKitCore/UIView.h> may also be helpful.
        """
      ])
  }

  @Test("AL a frame and an autoresizing mask count as constraints")
  func autoresizing() {
    let root = root(100, 100)
    let box = UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 20))
    box.autoresizingMask = .flexibleWidth
    root.addSubview(box)
    let below = added(UIView(), to: root)
    NSLayoutConstraint.activate([
      below.topAnchor.constraint(equalTo: box.bottomAnchor, constant: 1),
      below.leadingAnchor.constraint(equalTo: box.leadingAnchor),
      below.trailingAnchor.constraint(equalTo: box.trailingAnchor), below.heightAnchor.constraint(equalToConstant: 5),
    ])
    root.layoutIfNeeded()
    #expect(below.frame == CGRect(x: 10, y: 31, width: 80, height: 5))
    root.frame.size.width = 200
    root.layoutIfNeeded()
    #expect(box.frame.width == 180)
    #expect(below.frame.width == 180)
    box.frame.origin.y = 40
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(below.frame.minY == 61)
  }

  @Test("AL baselines and system spacing")
  func baselines() {
    let root = root()
    let big = added(UILabel(), to: root)
    let small = added(UILabel(), to: root)
    big.font = .systemFont(ofSize: 34)
    big.text = "Big"
    small.text = "Small"
    NSLayoutConstraint.activate([
      big.topAnchor.constraint(equalTo: root.topAnchor), big.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      small.firstBaselineAnchor.constraint(equalTo: big.firstBaselineAnchor),
      small.leadingAnchor.constraint(equalToSystemSpacingAfter: big.trailingAnchor, multiplier: 2),
    ])
    root.layoutIfNeeded()
    #expect(abs(small.frame.minY + small.font.ascender - big.font.ascender) < 0.5)
    #expect(abs(small.frame.minX - big.frame.maxX - 16) < 0.34)
  }

  @Test("AL a stack of labels in a cell's content: the row grows with its texts")
  func stackOfLabels() {
    let root = root()
    let title = UILabel()
    let detail = UILabel()
    title.text = "Title"
    detail.text = longText
    detail.numberOfLines = 0
    let stack = added(UIStackView(arrangedSubviews: [title, detail]), to: root)
    stack.axis = .vertical
    stack.spacing = 4
    NSLayoutConstraint.activate(pin(stack, to: root, 12))
    let size = root.systemLayoutSizeFitting(
      CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
    let body = TextStyle.body.font()
    let lines = TextMetrics.size(of: longText, font: body, width: 176).height + TextMetrics.size(of: "Title", font: body).height
    #expect(abs(size.height - CGFloat(lines) - 28) < 0.34)
    root.frame.size = size
    root.layoutIfNeeded()
    #expect(stack.frame.width == 176)
    #expect(abs(detail.frame.minY - title.frame.maxY - 4) < 0.34)
    detail.isHidden = true
    let short = root.systemLayoutSizeFitting(
      CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
    #expect(abs(short.height - 24 - title.intrinsicContentSize.height) < 0.34)
  }

  @Test("AL visual format")
  func visualFormat() {
    let root = root(200, 100)
    root.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 10, bottom: 8, trailing: 10)
    let icon = added(UIView(), to: root)
    let text = added(UIView(), to: root)
    let made =
      NSLayoutConstraint.constraints(
        withVisualFormat: "H:|-[icon(28)]-gap-[text(>=20, <=150@750)]-|", options: .alignAllTop, metrics: ["gap": 12],
        views: ["icon": icon, "text": text])
      + NSLayoutConstraint.constraints(
        withVisualFormat: "V:|-(4)-[icon]|", metrics: nil, views: ["icon": icon])
      + NSLayoutConstraint.constraints(
        withVisualFormat: "V:[text(==icon)]", metrics: nil, views: ["icon": icon, "text": text])
    NSLayoutConstraint.activate(made)
    root.layoutIfNeeded()
    #expect(made.count == 10)
    #expect(icon.frame == CGRect(x: 10, y: 4, width: 28, height: 96))
    #expect(text.frame == CGRect(x: 50, y: 4, width: 140, height: 96))
  }

  @Test("AL a cell of forty constraints follows twenty changes of its texts")
  func manyChanges() {
    let root = root(390, 400)
    var labels: [UILabel] = []
    var above: UIView?
    for index in 0..<10 {
      let label = added(UILabel(), to: root)
      label.numberOfLines = index % 3
      label.text = "\(index) \(longText)"
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
        label.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
        label.topAnchor.constraint(equalTo: above?.bottomAnchor ?? root.topAnchor, constant: 8),
        label.heightAnchor.constraint(greaterThanOrEqualToConstant: 20),
      ])
      above = label
      labels.append(label)
    }
    labels[9].bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -8).isActive = true
    root.layoutIfNeeded()
    var height: CGFloat = 0
    for round in 0..<20 {
      labels[round % 10].text = "\(round) \(longText)"
      height =
        root.systemLayoutSizeFitting(
          CGSize(width: 390, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
        ).height
      root.frame.size.height = height
      root.layoutIfNeeded()
    }
    #expect(near(labels[9].frame.maxY, height - 8))
  }
}
