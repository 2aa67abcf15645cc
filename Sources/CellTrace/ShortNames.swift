// Names inside of this package. Apps have types of these names, so what they see of ours is called otherwise.

package typealias Interaction = CellInteraction
package typealias Edge = RowEdge
package typealias Side = ItemSide
package typealias Orientation = DeviceOrientation
package typealias ItemID = CellItemID
