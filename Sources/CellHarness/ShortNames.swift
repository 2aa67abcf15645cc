// Names inside of this package. Apps have types of these names, so what they see of ours is called otherwise.

package typealias Scenario = CellScenario
package typealias Mutation = CellMutation

extension CellScreen {
  /// A change of the model, as a screen's own code may call it even where the app has a type of that name.
  public typealias Mutation = CellMutation
}
