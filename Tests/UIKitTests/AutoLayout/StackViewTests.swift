import Foundation
import HeadlessCore
import Testing

@testable import UIKit

@MainActor @Suite struct StackViewTests {
  private func box(_ width: CGFloat, _ height: CGFloat) -> UIView {
    let view = UIView()
    NSLayoutConstraint.activate([
      view.widthAnchor.constraint(equalToConstant: width), view.heightAnchor.constraint(equalToConstant: height),
    ])
    return view
  }

  private func label(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    return label
  }

  private func near(_ value: CGFloat, _ other: CGFloat) -> Bool { abs(value - other) < 0.34 }

  @Test("AL a stack placed by its frame arranges without any constraint of the app's")
  func byFrame() {
    let stack = UIStackView(arrangedSubviews: [UIView(), UIView()])
    stack.frame = CGRect(x: 0, y: 0, width: 100, height: 20)
    stack.distribution = .fillEqually
    stack.spacing = 10
    stack.layoutIfNeeded()
    #expect(
      stack.arrangedSubviews.map(\.frame) == [
        CGRect(x: 0, y: 0, width: 45, height: 20), CGRect(x: 55, y: 0, width: 45, height: 20),
      ])
    stack.axis = .vertical
    stack.layoutIfNeeded()
    #expect(stack.arrangedSubviews[1].frame == CGRect(x: 0, y: 15, width: 100, height: 5))
  }

  @Test("AL which of two views takes the room that constraints leave open does not depend on what was shown before")
  func openRoom() {
    func row(_ shows: Bool...) -> [CGRect] {
      let (dot, first, second) = (box(10, 10), label("First"), UILabel())
      dot.isHidden = true
      let stack = UIStackView(arrangedSubviews: [dot, first, second])
      stack.frame = CGRect(x: 0, y: 0, width: 300, height: 20)
      for isShown in shows {
        dot.isHidden = !isShown
        second.text = isShown ? "Second" : nil
        stack.layoutIfNeeded()
      }
      return stack.arrangedSubviews.dropFirst().map(\.frame)
    }
    #expect(row(false) == row(true, false))
    #expect(row(true) == row(false, true))
    #expect(row(true) == row(true, false, true))
    // The one in front takes it.
    #expect(near(row(true)[1].width, label("Second").intrinsicContentSize.width))
  }

  @Test("AL alignments across the axis")
  func alignments() {
    let stack = UIStackView(arrangedSubviews: [box(10, 10), box(10, 30)])
    stack.frame = CGRect(x: 0, y: 0, width: 20, height: 50)
    func tops(_ alignment: UIStackView.Alignment) -> [CGFloat] {
      stack.alignment = alignment
      stack.layoutIfNeeded()
      return stack.arrangedSubviews.map(\.frame.minY)
    }
    #expect(tops(.top) == [0, 0])
    #expect(tops(.center).map { $0.rounded() } == [20, 10])
    #expect(tops(.bottom) == [40, 20])
  }

  @Test("AL spacing, custom spacing, hidden and removed views")
  func spacing() {
    let views = [box(10, 10), box(10, 10), box(10, 10)]
    let stack = UIStackView(arrangedSubviews: views)
    stack.spacing = 5
    stack.setCustomSpacing(20, after: views[1])
    func fit() -> CGSize { stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) }
    #expect(fit() == CGSize(width: 55, height: 10))
    views[1].isHidden = true
    #expect(fit() == CGSize(width: 25, height: 10))
    views[1].isHidden = false
    views[2].removeFromSuperview()
    #expect(stack.arrangedSubviews.count == 2)
    #expect(fit() == CGSize(width: 25, height: 10))
    stack.isLayoutMarginsRelativeArrangement = true
    stack.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(fit() == CGSize(width: 31, height: 14))
  }

  @Test("AL equal spacing and a flexible view")
  func distributions() {
    let stack = UIStackView(arrangedSubviews: [box(10, 10), box(20, 10), box(10, 10)])
    stack.distribution = .equalSpacing
    stack.frame = CGRect(x: 0, y: 0, width: 100, height: 10)
    stack.layoutIfNeeded()
    #expect(stack.arrangedSubviews.map(\.frame.minX) == [0, 40, 90])
    let spacer = UIView()
    let row = UIStackView(arrangedSubviews: [label("Name"), spacer, label("Value")])
    row.frame = CGRect(x: 0, y: 0, width: 200, height: 20)
    row.layoutIfNeeded()
    #expect(near(row.arrangedSubviews[0].frame.width, row.arrangedSubviews[0].intrinsicContentSize.width))
    #expect(row.arrangedSubviews[2].frame.maxX == 200)
    #expect(near(spacer.frame.minX, row.arrangedSubviews[0].frame.maxX))
  }

  @Test("AL a view outside a stack tied to one inside")
  func tied() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
    let avatar = box(40, 40)
    let text = label("Name")
    let stack = UIStackView(arrangedSubviews: [avatar, text])
    stack.alignment = .center
    stack.spacing = 8
    stack.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(stack)
    let badge = UIView()
    badge.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(badge)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
      stack.centerYAnchor.constraint(equalTo: root.centerYAnchor),
      badge.trailingAnchor.constraint(equalTo: avatar.trailingAnchor),
      badge.bottomAnchor.constraint(equalTo: avatar.bottomAnchor),
      badge.widthAnchor.constraint(equalToConstant: 12), badge.heightAnchor.constraint(equalToConstant: 12),
    ])
    root.layoutIfNeeded()
    #expect(stack.frame.minY == 10 && stack.frame.height == 40)
    #expect(avatar.frame == CGRect(x: 0, y: 0, width: 40, height: 40))
    #expect(badge.frame == CGRect(x: 44, y: 38, width: 12, height: 12))
    #expect(near(text.frame.minX, 48) && near(text.frame.midY, 20))
    avatar.isHidden = true
    root.layoutIfNeeded()
    #expect(near(text.frame.minX, 0))
  }

  @Test("AL nested stacks with a text that wraps size a cell's content")
  func nested() {
    let body = TextStyle.body.font()
    let long = "A text that is far too long for one line of a list row, so that it has to wrap"
    let title = label("Title")
    let detail = label(long)
    detail.numberOfLines = 0
    let texts = UIStackView(arrangedSubviews: [title, detail])
    texts.axis = .vertical
    texts.spacing = 2
    let row = UIStackView(arrangedSubviews: [box(40, 40), texts])
    row.spacing = 12
    row.alignment = .center
    let content = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
    row.frame = content.bounds
    row.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    content.addSubview(row)
    let size = content.systemLayoutSizeFitting(
      CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
    let height = TextMetrics.size(of: "Title", font: body).height + TextMetrics.size(of: long, font: body, width: 148).height + 2
    #expect(near(size.height, CGFloat(height)))
    content.frame.size = size
    content.layoutIfNeeded()
    #expect(texts.frame.minX == 52 && near(texts.frame.width, 148))
    #expect(near(detail.frame.height, CGFloat(TextMetrics.size(of: long, font: body, width: 148).height)))
  }
}
