@_spi(CellHarness) import QuartzCore
import Testing

@Suite("Layers", .serialized) @MainActor struct LayerTests {
  @Test("a layer reports each write to its owner, and those of layers that nobody owns")
  func writes() {
    var writes: [String] = []
    let layer = CALayer()
    layer.onWrite = { writes.append($0) }
    layer.cornerRadius = 8
    let shape = CAShapeLayer()
    layer.addSublayer(shape)
    shape.fillColor = .white
    let owned = CALayer()
    owned.onWrite = { _ in }
    layer.insertSublayer(owned, at: 0)
    owned.borderWidth = 1
    shape.lineWidth = 2
    owned.removeFromSuperlayer()
    #expect(
      writes == ["cornerRadius", "sublayers", "sublayers[0].fillColor", "sublayers", "sublayers[1].lineWidth", "sublayers"])
    #expect(layer.sublayers == [shape] && owned.superlayer == nil)
  }

  @Test("frame follows from bounds, position, anchor and transform")
  func frame() {
    let layer = CALayer()
    layer.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    #expect(layer.position == CGPoint(x: 25, y: 40) && layer.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
    layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 1))
    #expect(layer.frame == CGRect(x: -5, y: 20, width: 60, height: 40))
    let child = CALayer()
    child.frame = CGRect(x: 5, y: 5, width: 10, height: 10)
    layer.transform = CATransform3DIdentity
    layer.addSublayer(child)
    let root = CALayer()
    root.addSublayer(layer)
    #expect(child.convert(CGPoint(x: 1, y: 1), to: root) == CGPoint(x: 16, y: 26))
    #expect(child.convert(CGPoint(x: 16, y: 26), from: root) == CGPoint(x: 1, y: 1))
    #expect(root.hitTest(CGPoint(x: 16, y: 26)) === child)
  }

  @Test("a transaction's completion waits for its animations, and runs at once without any")
  func completion() {
    let before = AnimationClock.schedule
    defer { AnimationClock.schedule = before }
    var waiting: [(seconds: Double, work: () -> Void)] = []
    AnimationClock.schedule = { waiting.append(($0, $1)) }
    var history: [String] = []
    CATransaction.begin()
    CATransaction.setCompletionBlock { history.append("no animation") }
    CATransaction.commit()
    #expect(history == ["no animation"])

    let layer = CALayer()
    CATransaction.begin()
    CATransaction.setCompletionBlock { history.append("completed") }
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.duration = 0.5
    fade.autoreverses = true
    layer.add(fade, forKey: "fade")
    CATransaction.commit()
    #expect(history == ["no animation"] && layer.animationKeys() == ["fade"])
    #expect(waiting.map(\.seconds) == [1, 1])
    for entry in waiting { entry.work() }
    #expect(history == ["no animation", "completed"] && layer.animationKeys() == nil)
  }

  @Test("transactions nest, and disabled actions are inherited")
  func nesting() {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    CATransaction.begin()
    #expect(CATransaction.disableActions())
    CATransaction.setDisableActions(false)
    CATransaction.commit()
    #expect(CATransaction.disableActions())
    CATransaction.commit()
    #expect(!CATransaction.disableActions())
  }

  @Test("rotation about an axis, and back")
  func rotation() {
    let turn = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    let point = CGPoint(x: 1, y: 0).applying(CATransform3DGetAffineTransform(turn))
    #expect(abs(point.x) < 1e-12 && abs(point.y - 1) < 1e-12)
    let there = CATransform3DRotate(CATransform3DMakeTranslation(5, 0, 0), .pi, 0, 1, 0)
    #expect(abs(there.m11 + 1) < 1e-12 && there.m41 == 5)
    #expect(CATransform3DIsIdentity(CATransform3DConcat(CATransform3DIdentity, CATransform3DIdentity)))
  }

  @Test("a layer that is paused stands still and goes on from there; layers inside follow")
  func time() {
    let (layer, inner) = (CALayer(), CALayer())
    layer.addSublayer(inner)
    #expect(layer.convertTime(100, from: nil) == 100)
    let paused = layer.convertTime(100, from: nil)
    layer.speed = 0
    layer.timeOffset = paused
    #expect(inner.convertTime(130, from: nil) == 100)
    layer.speed = 1
    (layer.timeOffset, layer.beginTime) = (0, 0)
    layer.beginTime = layer.convertTime(130, from: nil) - paused
    #expect(layer.convertTime(131, from: nil) == 101 && inner.convertTime(101, to: nil) == 131)
    inner.speed = 2
    #expect(inner.convertTime(131, from: nil) == 202 && inner.convertTime(202, to: layer) == 101)
  }

  private final class Ghost: CALayer {
    var hasLeft = false
    override func removeFromSuperlayer() {
      super.removeFromSuperlayer()
      hasLeft = true
    }
  }

  @Test("a layer's class may have its own way to leave the tree")
  func overriddenTree() {
    let (layer, ghost) = (CALayer(), Ghost())
    layer.addSublayer(ghost)
    layer.sublayers?.forEach { $0.removeFromSuperlayer() }
    #expect(ghost.hasLeft && layer.sublayers == nil)
  }

  @Test("an animation is copied with all its values and shares none; a subclass of the app's copies what it adds itself")
  func copiedAnimations() throws {
    let spring = CASpringAnimation(keyPath: "position.x")
    spring.duration = 2
    spring.toValue = 5
    spring.damping = 3
    let copy = try #require(spring.copy() as? CASpringAnimation)
    spring.duration = 9
    #expect(
      copy !== spring && copy.keyPath == "position.x" && copy.duration == 2 && copy.toValue as? Int == 5 && copy.damping == 3)
    let group = CAAnimationGroup()
    group.animations = [copy]
    #expect((group.copy() as? CAAnimationGroup)?.animations == [copy])
    let frames = CAKeyframeAnimation(keyPath: "opacity")
    frames.values = [0, 1]
    #expect((frames.copy() as? CAKeyframeAnimation)?.values as? [Int] == [0, 1])
    let fade = CATransition()
    fade.subtype = .fromLeft
    #expect((fade.copy() as? CATransition)?.subtype == .fromLeft)
  }
}
