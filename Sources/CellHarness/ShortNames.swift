// Names inside of this package. Apps have types of these names, so what they see of ours is called otherwise.

package typealias Scenario = CellScenario
package typealias Mutation = CellMutation

extension CellScreen {
  /// A change of the model, as a screen may call it whose app has no type of that name.
  public typealias Mutation = CellMutation
}
