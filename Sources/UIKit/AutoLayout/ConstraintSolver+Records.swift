extension ConstraintSolver {
  /// What the solver remembers of a constraint.
  struct Record {
    var marker: SolverSymbol
    var other: SolverSymbol?
    /// The marker's coefficient in the equation as it was written.
    var sign: Double
    /// What an error of the marker and of the other symbol weighs; nil if it isn't one.
    var markerPriority: Double?
    var otherPriority: Double?
    var constant: Double
  }

  /// The constraints in the solver, found by id in constant time.
  struct Records {
    private var slots: [(number: Int, record: Record)?] = []
    private var freeSlots: [Int] = []
    private var nextNumber = 0

    subscript(id: ID) -> Record? {
      get { slots[id.slot].flatMap { $0.number == id.number ? $0.record : nil } }
      set { if slots[id.slot]?.number == id.number, let newValue { slots[id.slot]?.record = newValue } }
    }

    mutating func add(_ record: Record) -> ID {
      let number = nextNumber
      nextNumber += 1
      if let slot = freeSlots.popLast() {
        slots[slot] = (number, record)
        return ID(number: number, slot: slot)
      }
      slots.append((number, record))
      return ID(number: number, slot: slots.count - 1)
    }

    /// The record that was there.
    mutating func remove(_ id: ID) -> Record? {
      guard let record = self[id] else { return nil }
      slots[id.slot] = nil
      freeSlots.append(id.slot)
      return record
    }

    /// Those that meet a condition, in order of addition.
    func ids(_ condition: (Record) -> Bool) -> [ID] {
      var found: [ID] = []
      for (place, slot) in slots.enumerated() {
        if let slot, condition(slot.record) { found.append(ID(number: slot.number, slot: place)) }
      }
      return found.sorted { $0.number < $1.number }
    }

    /// Calls `body` with every record.
    func forEach(_ body: (Record) -> Void) {
      for slot in slots { if let slot { body(slot.record) } }
    }

    mutating func reserveCapacity(_ count: Int) { slots.reserveCapacity(count) }
  }
}
