import QuartzCore
import Testing
import UIKit

/// Layers of particles, as celebrations in apps make them.
@MainActor @Suite("Layers of particles", .serialized) struct EmitterTests {
  @Test("A layer keeps how its particles are born, move and lie over each other")
  func particles() {
    let layer = CAEmitterLayer()
    #expect(layer.emitterShape == .point && layer.emitterMode == .volume && layer.renderMode == .unordered)
    layer.emitterShape = .cuboid
    layer.emitterMode = .outline
    layer.renderMode = .additive
    let cell = CAEmitterCell()
    #expect(cell.isEnabled && cell.scale == 1 && cell.yAcceleration == 0 && cell.birthRate == 0)
    cell.yAcceleration = 150
    cell.lifetimeRange = 2
    cell.scaleSpeed = -0.05
    cell.alphaRange = 0.5
    layer.emitterCells = [cell]
    #expect(layer.emitterCells?.first === cell && layer.emitterCells?.first?.yAcceleration == 150)
    #expect(layer.emitterShape == .cuboid && layer.emitterMode == .outline && layer.renderMode == .additive)
    #expect(layer.renderMode != .oldestFirst)
  }
}
