import Foundation
import HeadlessCore
import Testing

@testable import AppKit

/// Views and controllers of a Mac by themselves.
@MainActor @Suite("Views of a Mac", .serialized) struct MacViewTests {
  init() { RunState.begin() }

  @Test("constraints place a view in a superview whose axis points up")
  func constraints() {
    let container = NSView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let (corner, middle, side) = (NSView(frame: .zero), NSView(frame: .zero), NSView(frame: .zero))
    for view in [corner, middle, side] {
      view.translatesAutoresizingMaskIntoConstraints = false
      container.addSubview(view)
      NSLayoutConstraint.activate([
        view.widthAnchor.constraint(equalToConstant: 50), view.heightAnchor.constraint(equalToConstant: 30),
      ])
    }
    NSLayoutConstraint.activate([
      corner.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 20),
      corner.topAnchor.constraint(equalTo: container.topAnchor, constant: 10),
      middle.centerXAnchor.constraint(equalTo: container.centerXAnchor),
      middle.centerYAnchor.constraint(equalTo: container.centerYAnchor),
      side.trailingAnchor.constraint(equalTo: container.trailingAnchor),
      side.bottomAnchor.constraint(equalTo: container.bottomAnchor, constant: -5),
    ])
    container.layoutSubtreeIfNeeded()
    #expect(!corner.translatesAutoresizingMaskIntoConstraints)
    #expect(corner.frame == CGRect(x: 20, y: 60, width: 50, height: 30))
    #expect(middle.frame == CGRect(x: 75, y: 35, width: 50, height: 30))
    #expect(side.frame == CGRect(x: 150, y: 5, width: 50, height: 30))
  }

  @Test("a view is hidden, transparent and has a layer as it is told; without a size of its own it fits nothing")
  func look() {
    let view = NSView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(!view.isHidden && view.alphaValue == 1 && view.layer == nil)
    view.isHidden = true
    view.alphaValue = 0.5
    view.wantsLayer = true
    #expect(view.isHidden && view.alphaValue == 0.5 && view.layer?.bounds.width == 10)
    #expect(view.intrinsicContentSize == CGSize(width: -1, height: -1) && view.fittingSize == .zero)
  }

  @Test("a release of the mouse goes on to the next responder until one takes it")
  func release() {
    final class Taker: NSView {
      var clicks: [Int] = []
      override func mouseUp(with event: NSEvent) { clicks.append(event.clickCount) }
    }
    let (taker, middle, inner) = (Taker(frame: .zero), NSView(frame: .zero), NSView(frame: .zero))
    taker.addSubview(middle)
    middle.addSubview(inner)
    inner.mouseUp(with: NSEvent(type: .leftMouseUp, clickCount: 2, locationInWindow: .zero))
    #expect(taker.clicks == [2])
    middle.removeFromSuperview()
    inner.mouseUp(with: NSEvent(type: .leftMouseUp, clickCount: 1, locationInWindow: .zero))
    #expect(taker.clicks == [2])
  }

  @Test("a controller has one parent at a time, and its view is loaded when it gets one")
  func children() {
    let (first, second, child) = (NSViewController(), NSViewController(), NSViewController())
    child.title = "Inspector"
    child.preferredContentSize = CGSize(width: 200, height: 100)
    #expect(!child.isViewLoaded && child.viewIfLoaded == nil)
    first.addChild(child)
    #expect(first.children.first === child && child.parent === first && child.isViewLoaded)
    second.addChild(child)
    #expect(first.children.isEmpty && child.parent === second && child.viewIfLoaded === child.view)
    child.removeFromParent()
    #expect(second.children.isEmpty && child.parent == nil)
    #expect(HeadlessMacController(child).title == "Inspector" && child.preferredContentSize.width == 200)
  }
}
